import type { Army } from '#muster/army';
import { RunningLedger } from '../../kernel/command-points/battle-ledger.js';
import { battleSizeOf, battleSizes } from '../../kernel/battle-size/battle-size.js';
import { detachmentKinds, forcesOf, isUnbound, strangersAmong, type Force } from '../../kernel/keywords/detachments.js';
import { hasGap } from '../../kernel/keywords/knowledge.js';
import { count } from '../../kernel/limits.js';
import { detachmentLines } from '../../kernel/command-points/mustering-ledger.js';
import { ownCause } from '../../kernel/own-cause.js';
import { reservesCost } from '../../kernel/formations/reserves-bands.js';
import { ARMY, defineRule, type Place } from '../../kernel/rule.js';

export const commandPointsAffordable = defineRule({
  id: 'command-points-affordable',
  about: 'commandPoints',
  summary: 'An army can pay for its detachments, its pre-battle spending and its Strategic Reserves with the CP of the battle size.',
  limits: {
    sizes: battleSizes,
    kinds: detachmentKinds,
    reservesBand: count('Power Rating per CP of Strategic Reserves'),
    firstTrait: count("Cost in CP of the Warlord's own Warlord Trait"),
    firstRelic: count("Cost in CP of the army's first relic"),
  },
  messages: {
    cannotPay: '{{cause}} costs {{cost}} CP; {{balance}} {{balance|one:is|other:are}} left.',
    reservesTooMany:
      'The Strategic Reserves have a Power Rating of {{power}} and cost {{cost}} CP; {{balance}} {{balance|one:is|other:are}} left.',
    spendLess: 'Spend {{commandPoints}} CP less, on this or on something paid for earlier.',
    leaveOut: 'Remove from Strategic Reserves: {{units}}.',
    statedSuffice:
      'By our calculation the army has too few CP: {{computed}} {{computed|one:is|other:are}} left. The roster states {{stated}}; the reason for the difference is unknown.',
    statedDiffer: 'The roster states {{stated}} CP at the start of the battle; its detachments and spending leave {{computed}}.',
    costNotStated: 'The cost of {{cause}} is not stated.',
    sizeNotKnown: 'The battle size is unknown, so starting CP cannot be computed.',
    notModelled: 'The CP cost of {{detachment}} is unknown.',
    powerNotKnown: '{{unit}} is in Strategic Reserves, but its Power Rating is unknown.',
  },
  outcomes: {
    spendLess: 'FIX',
    leaveOut: 'FIX',
    statedSuffice: 'DATA_GAP',
    statedDiffer: 'warning',
    costNotStated: 'NOT_CHECKED',
    sizeNotKnown: 'NOT_CHECKED',
    notModelled: 'NOT_CHECKED',
    powerNotKnown: 'NOT_CHECKED',
  },
  *check(roster, { sizes, kinds, reservesBand, firstTrait, firstRelic }) {
    const { declared } = roster;
    const size = battleSizeOf(roster, sizes);
    const unbound = isUnbound(roster);
    if (size === 'beyond' || (roster.detachments.length === 0 && !unbound)) return;
    const startKnown = size !== null || unbound;
    if (!startKnown) yield { messageId: 'sizeNotKnown', params: {}, at: ARMY };
    const forces = forcesOf(roster, kinds);
    const [stranger] = strangersAmong(forces);
    if (stranger) {
      yield { messageId: 'notModelled', params: { detachment: stranger.taken.detachment.name }, at: stranger.taken };
      return;
    }
    const ledger = new RunningLedger(unbound ? 0 : (size?.commandPoints ?? 0));
    const spends = [...spendsOf(roster, forces, firstTrait, firstRelic)];
    const reserves = declared && !unbound ? reservesCost(declared, reservesBand) : null;
    const kept = reserves && !reserves.unknown ? reserves.cost : 0;
    const left = spends.reduce((sum, spend) => sum + changeOf(spend), ledger.start - kept);
    // The refund of a detachment depends on the Warlord. That may be the unit that was not found or, if the list states no Warlord, any
    // unit.
    const certain = startKnown && !hasGap(roster, 'unit') && !hasGap(roster, 'detachment') && benefitsKnown(roster, forces);
    const stated = declared?.statedCommandPoints ?? left;
    // Codexes change what some detachments cost or refund, and the available documents do not print it. The player may know a different
    // cost.
    const proven = certain && (stated === left || stated < 0);
    let unpaid: Place | null = null;
    for (const { cause, cost, benefit = 0, at, cites } of spends) {
      if (cost === null) {
        yield { messageId: 'costNotStated', params: { cause }, at };
        continue;
      }
      const balance = ledger.balance;
      const paid = ledger.add(-cost, cause, at, cites);
      if (!paid && !unpaid && proven) {
        const fix = { kind: 'remove-command-points', messageId: 'spendLess', params: { commandPoints: cost - balance }, at: [at] } as const;
        yield { messageId: 'cannotPay', params: { cause, cost, balance }, at, fix };
      }
      if (!paid) unpaid ??= at;
      if (benefit > 0) ledger.add(benefit, ownCause('commandBenefit', { cause }), at);
    }
    if (reserves?.unknown) yield { messageId: 'powerNotKnown', params: { unit: reserves.unknown.name }, at: reserves.unknown };
    else if (reserves && reserves.cost > 0) {
      const { power, cost } = reserves;
      const balance = ledger.balance;
      const paid = ledger.add(-cost, ownCause('strategicReserves', {}));
      const out = paid ? [] : reserves.leaveOut(balance);
      if (!paid && !unpaid && proven) {
        const params = { units: out.map(({ name }) => name).join(', ') };
        const fix = { kind: 'leave-out-of-reserves', messageId: 'leaveOut', params, at: out } as const;
        yield { messageId: 'reservesTooMany', params: { power, cost, balance }, at: out[0] ?? ARMY, related: out.slice(1), fix };
      }
      if (!paid) unpaid ??= out[0] ?? ARMY;
    }
    yield { budget: { kind: 'command-points', start: ledger.start, lines: ledger.lines, limit: null } };
    if (!certain || stated === left) return;
    if (unpaid && !proven) yield { messageId: 'statedSuffice', params: { stated, computed: left }, at: unpaid };
    else yield { messageId: 'statedDiffer', params: { stated, computed: left }, at: ARMY };
  },
});

function benefitsKnown({ units, statesAll }: Army, forces: readonly Force[]): boolean {
  if (units.some(({ warlord }) => warlord) || statesAll?.has('warlord')) return true;
  return forces.every(({ rules }) => rules !== null && rules.warlordBenefit === 0 && rules.sharedFactionBenefit === 0);
}

function changeOf({ cost, benefit = 0 }: Spend): number {
  return cost === null ? 0 : benefit - cost;
}

interface Spend {
  readonly cause: string;
  readonly cost: number | null;
  readonly benefit?: number;
  readonly at: Place;
  /** Null if the amount is printed on a datasheet or in a codex, not in a core rule. */
  readonly cites?: null;
}

/**
 * Yields what is paid, in order: detachments, their upgrades, the declared spending in its order, and finally the Warlord's own trait and
 * the army's first relic.
 */
function* spendsOf(roster: Army, forces: readonly Force[], firstTrait: number, firstRelic: number): Iterable<Spend> {
  for (const { force, cost, benefit } of detachmentLines(roster, forces)) {
    yield { cause: force.taken.detachment.name, cost, benefit, at: force.taken };
  }
  for (const { specialists = [] } of roster.detachments) {
    for (const upgrade of specialists) yield { cause: upgrade.name, cost: upgrade.commandPoints, at: upgrade };
  }
  for (const spend of roster.declared?.spends ?? []) {
    yield { cause: spend.name, cost: spend.commandPoints, at: spend, cites: null };
  }
  for (const { warlordTraits = [], relics = [] } of roster.units) {
    for (const taken of warlordTraits) {
      if (firstTrait > 0 && taken.source === 'warlord') yield { cause: taken.trait.name, cost: firstTrait, at: taken };
    }
    for (const taken of relics) {
      if (firstRelic > 0 && taken.source === 'army') yield { cause: taken.relic.name, cost: firstRelic, at: taken };
    }
  }
}
