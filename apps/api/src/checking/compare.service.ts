import { Injectable } from '@nestjs/common';
import { CheckThreads } from '#muster/bulk';
import { commandPointLedger } from '#muster/checking';
import type { ComparedSide } from '#muster/checks';
import type { Viewer } from '../platform/access/viewer.js';
import { exactlyOne } from '../platform/graphql/given/exactly-one.js';
import { withoutNulls } from '../platform/graphql/given/without-nulls.js';
import { toBattle } from '../rosters/to-battle.js';
import { toRoster } from '../rosters/to-roster.js';
import { CheckService, refusalError } from './check.service.js';
import type { ComparedArmyInput, CompareRostersInput, CompareRostersPayload } from './compare.types.js';
import type { CpLedgerInput, CpLedgerPayload } from './cp-ledger.types.js';
import { UNKNOWN_RELEASE } from '../releases/unknown-release.js';

/** Compares two armies, and checks a log of Command points. */
@Injectable()
export class CompareService {
  constructor(
    private readonly threads: CheckThreads,
    private readonly checks: CheckService,
  ) {}

  async compare({ first, second, against, zonesAssignedBy }: CompareRostersInput, viewer: Viewer): Promise<CompareRostersPayload> {
    const asked = await this.checks.against(against, ['input', 'against'], viewer);
    const hidden = await this.checks.draftsHiddenFrom(viewer, [asked]);
    if (hidden.size > 0) return { comparison: null, userErrors: [refusalError(UNKNOWN_RELEASE)] };
    const sides = [toSide(first, 'first'), toSide(second, 'second')] as const;
    const answer = await this.threads.answer('compareRosters', ...sides, asked, zonesAssignedBy ?? undefined);
    if ('refused' in answer) return { comparison: null, userErrors: answer.refused.map(refusalError) };
    const { powerLevels, review, underdog, commandRerolls, lacks, cites } = answer;
    const side = (one: 0 | 1) => ({ powerLevel: powerLevels[one], review: review[one] });
    return { comparison: { first: side(0), second: side(1), underdog, commandRerolls, lacks, cites }, userErrors: [] };
  }

  ledger({ edition, battle, amendments, houseRules }: CpLedgerInput): CpLedgerPayload {
    const answer = commandPointLedger({
      edition,
      battle: toBattle(withoutNulls(battle)),
      amendments: amendments ?? [],
      houseRules: houseRules ? withoutNulls(houseRules) : null,
    });
    if ('refused' in answer) return { ledger: null, userErrors: answer.refused.map(refusalError) };
    return { ledger: answer, userErrors: [] };
  }
}

/** @throws ApiError BAD_USER_INPUT unless exactly one of its fields is given. */
function toSide(army: ComparedArmyInput, side: string): ComparedSide {
  const [kind, value] = exactlyOne(army, ['input', side]);
  if (kind === 'powerLevel') return { kind, powerLevel: value };
  return kind === 'text' ? { kind, text: value } : { kind, roster: toRoster(value) };
}
