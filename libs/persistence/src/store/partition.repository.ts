import { Injectable } from '@nestjs/common';
import { LONGEST_OF_TASK, PrismaService } from '../prisma.service.js';

/** Months for which partitions are made ahead. */
const AHEAD = 3;
/** Whoever reads or writes waits no longer than this for a partition to be made or dropped. What had to give way is done at the next try. */
const PATIENCE = `SET LOCAL lock_timeout = '2s'`;

/** The monthly partitions of the audit log and of the results of checks. */
@Injectable()
export class PartitionRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Makes the partitions of the coming months, and drops those of the audit log that are older than `auditMonths` months and those of results
   * whose jobs have all expired. Returns the dropped ones.
   */
  async tend(auditMonths: number): Promise<readonly string[]> {
    return this.prisma.sqlTransaction(async (connection) => {
      await connection.query(PATIENCE);
      await connection.query('SELECT make_partitions($1)', [AHEAD]);
      const { rows } = await connection.query<{ readonly name: string }>('SELECT drop_partitions($1) AS name', [auditMonths]);
      return rows.map(({ name }) => name);
    }, LONGEST_OF_TASK);
  }
}
