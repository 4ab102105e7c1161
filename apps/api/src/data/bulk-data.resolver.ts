import { Args, Query, Resolver } from '@nestjs/graphql';
import { Anyone } from '../platform/access/access.decorator.js';
import { EitherWayArgs } from '../platform/graphql/connection.js';
import { BulkData } from './bulk-data.service.js';
import { BulkDataConnection } from './bulk-data.types.js';

@Resolver()
export class BulkDataResolver {
  constructor(private readonly data: BulkData) {}

  @Anyone()
  @Query(() => BulkDataConnection, {
    complexity: 50,
    description: 'The published data releases as files, newest first, for downloading a whole release at once.',
  })
  bulkData(@Args() page: EitherWayArgs): Promise<BulkDataConnection> {
    return this.data.list(page);
  }
}
