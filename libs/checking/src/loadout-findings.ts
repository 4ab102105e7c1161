import { isWorkedOutByRules, findingDiagnostic, type Evaluation, type Finding } from '#muster/battlescribe';
import type { Resolution, Army, ArmyUnit } from '#muster/army';
import type { Diagnostic, ReviewReason } from '#muster/diagnostics';
import type { MessageTable } from '#muster/messages';
import type { Roster } from '#muster/roster';
import type { Judgement, Ruleset } from '#muster/rules';
import { ArmySelections } from './army-selections.js';
import { missesChosenCharacter } from './chosen-characters.js';
import { couldBeDealtOutOtherwise } from './dealt-out.js';
import { dataFact, type DataFact } from './data-fact.js';
import { dataAllows, dataForbids } from './disagreements.js';
import { withDataWords } from './data-words.js';
import type { Doubts } from './doubts.js';
import { factOfReason, factOfRule, rulesInForce, type Fact } from './facts.js';
import { isForLackOfModels } from './understrength.js';
import { isLetIn, unitsElsewhere } from './units-elsewhere.js';
import { isNamedInList } from './named-in-list.js';
import { isUnstatedWargear } from './unstated-wargear.js';

export const loadoutMessages = {
  DATA_GAP: {
    armyUncertain: '{{unit}}: {{data}} What else the army has may allow it, and not all of that is stated or understood.',
    dataAlone: 'The data forbid what no rule here speaks of. Data: {{data}}',
    dataDisagree: 'The data forbid what the rules allow; the finding DATA_DISAGREES has both views.',
    unitElsewhere: '{{unit}} is no unit of {{faction}} in the data. Whether this army may include it is for a human.',
    loadoutUncertain: '{{unit}}: {{data}} Its loadout was not understood in full, so this may be no fault of the list.',
  },
  ITEM_MISSING: {
    choiceUnstated: 'Not stated: {{data}}',
  },
  WARGEAR_NOT_STATED: {
    loadoutUnstated: '{{unit}}: {{data}} The list does not state its wargear.',
    itemUnstated: '{{unit}}: {{data}} The list states none; tools leave out what every model has.',
  },
} as const satisfies MessageTable;

export interface LoadoutFindings {
  readonly findings: readonly Diagnostic[];
  readonly review: readonly ReviewReason[];
}

export interface LoadoutQuestion {
  readonly written: Roster;
  readonly resolution: Resolution;
  readonly evaluation: Evaluation;
  readonly roster: Army;
  readonly ruleset: Ruleset | null;
  readonly judgement: Judgement;
  /** What the edition says by itself, where amendments change it: the data are written for the edition, and where they agree with it an amendment decides. */
  readonly unamended: Judgement;
  readonly doubts: Doubts;
  /** A builder's file says what each model carries and all that the army has; a list says it of all models of a kind. */
  readonly isBuilt: boolean;
  /** Whether it was built with data like these: a file built with others states nothing of what these have made a thing to be selected. */
  readonly isOfTheseData: boolean;
}

/**
 * What the data's own limits say, beside what the rules say of the same roster. Each is about one fact:
 * - inside a unit (its loadout), the data alone speak: an error where the loadout was stated and understood in full, else for a human;
 * - where rules speak of the fact too, and have an error or a doubt, it is said already; where they have none, both views are one warning, and a
 *   human decides: the data may be wrong;
 * - where a rule has an error that the data would not have, the error stands and a warning gives both views;
 * - what is left is for a human, but a choice that the list does not state is only missing.
 */
export function loadoutFindings(question: LoadoutQuestion): LoadoutFindings {
  const { resolution, evaluation, roster, judgement, unamended, ruleset, doubts, isBuilt, isOfTheseData } = question;
  const army = new ArmySelections(resolution, evaluation, roster);
  const armyIsKnown = isBuilt || isWhollyKnown(evaluation, army);
  const isUnbound = roster.declared?.organisation === 'unbound';
  const mayBeUnderstrength = rulesInForce('unitSize', ruleset).some(({ id }) => id === 'understrength-units-within-limit');
  const elsewhere = unitsElsewhere(army);
  const worksOutChoices = rulesInForce('detachments', ruleset).some(({ id }) => id === 'detachments-modelled');
  const findings: Diagnostic[] = [];
  const review: ReviewReason[] = [];
  // An Unbound army has units of any Faction.
  for (const unit of isUnbound ? [] : elsewhere) {
    if (isLetIn(unit, roster) || hasSpoken('availability', [unit])) continue;
    const { path, line, name } = unit;
    review.push({ code: 'DATA_GAP', messageId: 'unitElsewhere', params: { unit: name, faction: roster.faction?.name ?? '' }, path, line });
  }
  for (const finding of evaluation.findings) {
    if (finding.severity !== 'error' || isJudgedAnyway(finding)) continue;
    const about = dataFact(finding, army);
    if (about.fact === 'slots' && (isUnbound || (!isBuilt && army.isAssumed(finding.owner.id)))) continue;
    if (about.inside) loadout(finding, about.inside);
    else if (about.fact !== null && isAmended(about.fact, about.units)) continue;
    else if (about.fact !== null && rulesInForce(about.fact, ruleset).length > 0) shared(finding, about.fact, about.units);
    else alone(finding, about);
  }
  for (const error of judgement.findings) {
    const disagreement = error.severity === 'error' && isInEdition(error) ? dataAllows(error, army) : null;
    if (disagreement) findings.push(disagreement);
  }
  return { findings, review };

  function loadout(finding: Finding, unit: ArmyUnit): void {
    if (hasSpoken('unitSize', [unit]) || (!isBuilt && couldBeDealtOutOtherwise(finding, army))) return;
    if (mayBeUnderstrength && isForLackOfModels(finding, unit, army.rootOf(unit))) return;
    const isUnstated = !(isBuilt && isOfTheseData) && isUnstatedWargear(finding, army);
    const isTakenByUs = finding.kind === 'hidden' && !isBuilt && !isNamedInList(finding.name, unit, question.written);
    const doubt =
      doubtAbout(unit, resolution, doubts) ??
      (isTakenByUs ? (['DATA_GAP', 'loadoutUncertain'] as const) : null) ??
      (isUnstated ? (['WARGEAR_NOT_STATED', 'itemUnstated'] as const) : null) ??
      (finding.forLackOutside && !armyIsKnown ? (['DATA_GAP', 'armyUncertain'] as const) : null);
    if (doubt === null) findings.push({ ...findingDiagnostic(finding), path: unit.path, related: [], line: unit.line });
    else review.push(reason(...doubt, { unit: unit.name }, unit, finding));
  }

  function shared(finding: Finding, fact: Fact, units: readonly ArmyUnit[]): void {
    if (hasSpoken(fact, units)) return;
    if (fact === 'detachments' && elsewhere.length > 0) return; // the rules judge what the list states
    if (!isBuilt && missesChosenCharacter(finding, fact, units, roster)) return;
    const isWant = finding.kind === 'tooFew' || finding.kind === 'stated';
    if (isWant && roster.gaps.some(({ kind }) => kind === 'unit')) return; // it may be the unit that was not found, which is said
    if (isWant && fact === 'slots' && army.holdsPartOfDetachment(finding.owner.id)) return; // the rules judge the whole
    const isUnjudged = isNotChecked(fact);
    if (isUnjudged && isWant) return; // not declared, and so not checked
    if (isUnjudged) return void review.push(reason('DATA_GAP', 'dataAlone', {}, units[0] ?? null, finding));
    findings.push(dataForbids(finding, units, rulesInForce(fact, ruleset)));
    review.push(reason('DATA_GAP', 'dataDisagree', {}, units[0] ?? null));
  }

  function alone(finding: Finding, { isUnstatedChoice, units }: DataFact): void {
    if (!isUnstatedChoice) review.push(reason('DATA_GAP', 'dataAlone', {}, units[0] ?? null, finding));
    else if (roster.declared?.complete && !(worksOutChoices && isWorkedOutByRules(finding.name)))
      review.push(reason('ITEM_MISSING', 'choiceUnstated', {}, null, finding));
  }

  /** Whether the rules have an error, or a doubt, about this fact of one of these units, or of the army. */
  function hasSpoken(fact: Fact, units: readonly ArmyUnit[]): boolean {
    const unsure = judgement.review.filter(({ messageId }) => factOfReason(messageId) === fact);
    return accuses(judgement, fact, units) || concerns(unsure, units);
  }

  function isAmended(fact: Fact, units: readonly ArmyUnit[]): boolean {
    return !accuses(judgement, fact, units) && accuses(unamended, fact, units);
  }

  /** Slots are not judged either in a detachment of a kind that the rules do not know. */
  function isNotChecked(fact: Fact): boolean {
    const hasStranger = judgement.review.some(({ messageId }) => factOfReason(messageId) === 'detachments');
    return (fact === 'slots' && hasStranger) || judgement.notChecked.some(({ code }) => factOfRule(code) === fact);
  }

  function isInEdition({ code, path }: Diagnostic): boolean {
    return unamended.findings.some((one) => one.code === code && one.path.join('/') === path.join('/'));
  }
}

function accuses({ findings }: Judgement, fact: Fact, units: readonly ArmyUnit[]): boolean {
  return concerns(
    findings.filter(({ code, severity }) => severity === 'error' && factOfRule(code) === fact),
    units,
  );
}

function concerns(said: readonly Pick<Diagnostic, 'path'>[], units: readonly ArmyUnit[]): boolean {
  return said.some(({ path }) => units.length === 0 || path[0] !== 'units' || units.some((unit) => isAbout(path, unit)));
}

/** The points limit has a rule of its own, which knows whether the prices are those the list was built with. */
function isJudgedAnyway({ kind }: Finding): boolean {
  return kind === 'overCostLimit';
}

function doubtAbout(unit: ArmyUnit, { review }: Resolution, { ofPrice }: Doubts): readonly [ReviewReason['code'], string] | null {
  if (unit.wargearStated !== true) return ['WARGEAR_NOT_STATED', 'loadoutUnstated'];
  const isDoubtful = ofPrice.has(Number(unit.path[1])) || review.some(({ path }) => isAbout(path, unit));
  return isDoubtful ? ['DATA_GAP', 'loadoutUncertain'] : null;
}

/** Whether all is stated and understood that may decide what a unit may have. */
function isWhollyKnown({ findings }: Evaluation, army: ArmySelections): boolean {
  const { detachments, gaps } = army.roster;
  if (detachments.length === 0 || gaps.some(({ kind }) => kind !== 'option' && kind !== 'enhancement')) return false;
  return !findings.some((finding) => {
    const { fact, isUnstatedChoice } = dataFact(finding, army);
    return finding.severity === 'error' && fact === null && isUnstatedChoice;
  });
}

function isAbout(path: Diagnostic['path'], unit: ArmyUnit): boolean {
  return path[0] === unit.path[0] && path[1] === unit.path[1];
}

/** Given a finding of the data, their words are `data`. */
function reason(
  code: ReviewReason['code'],
  messageId: string,
  params: ReviewReason['params'],
  unit: ArmyUnit | null,
  finding?: Finding,
): ReviewReason {
  const { path = [], line = null } = unit ?? {};
  return { code, messageId, ...(finding ? withDataWords(params, finding) : { params }), path, line };
}
