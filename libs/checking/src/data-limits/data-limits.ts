import { findingDiagnostic, isCostName, type Evaluation, type Finding } from '#muster/battlescribe';
import { unitAt, type Army, type ArmyUnit, type Resolution } from '#muster/army';
import type { Diagnostic, Fact, ReviewReason } from '#muster/diagnostics';
import type { MessageTable } from '#muster/messages';
import type { Roster } from '#muster/roster';
import type { Judgement, RuleInForce, Ruleset, Statement } from '#muster/rules';
import { ArmySelections } from './army-selections.js';
import { missesChosenCharacter } from './chosen-characters.js';
import { dataWords } from './data-words.js';
import { dataAllows, dataForbids } from './disagreements.js';
import { hidesWarlordTrait } from './hidden-trait.js';
import { isNamedInList } from './named-in-list.js';
import { subjectOfLimit, type SubjectOfLimit } from './subject-of-limit.js';
import { countsUnitsWithoutSlot } from './units-without-slot.js';
import { isLetIn, unitsElsewhere } from './units-of-other-catalogues.js';
import { isAmongUnnamedModels } from './unnamed-models.js';
import { isUnstatedWargear } from './unstated-wargear.js';
import { couldBeDealtOutOtherwise } from './wargear-split-between-models.js';

export const dataLimitMessages = {
  DATA_GAP: {
    armyUncertain: '{{unit}}: {{data}} Other parts of the army may allow it, but not all of them were stated or understood.',
    dataAlone: 'The BattleScribe data does not allow this, and no rule implemented here covers it. Data: {{data}}',
    dataDisagree: 'The BattleScribe data does not allow what the rules allow; the finding DATA_DISAGREES shows both.',
    unitElsewhere: '{{unit}} is not in the {{faction}} data. Check whether this army may include it.',
    otherData: '{{unit}}: {{data}} The list states other prices than this release, so it was written with other data, which may allow it.',
    notGranted: '{{unit}}: {{data}} The list may not state the rule that grants this Warlord Trait.',
    loadoutUncertain: '{{unit}}: {{data}} Its loadout was not fully understood, so the list may be correct.',
  },
  ITEM_MISSING: {
    choiceUnstated: 'Not stated: {{data}}',
  },
  WARGEAR_NOT_STATED: {
    itemUnstated: '{{unit}}: {{data}} The list does not mention it; many tools omit default wargear.',
    modelUnnamed: '{{unit}}: {{data}} The list does not say what kind each model is.',
  },
} as const satisfies MessageTable;

export interface DataLimits {
  readonly statements: readonly Statement[];
  readonly review: readonly ReviewReason[];
}

export interface LimitsQuestion {
  readonly written: Roster;
  readonly resolution: Resolution;
  readonly evaluation: Evaluation;
  readonly army: Army;
  readonly ruleset: Ruleset | null;
  readonly judgement: Judgement;
  /**
   * The judgement by the printed edition, if amendments change it. The data is written for the printed edition; where both agree, the
   * amendment decides.
   */
  readonly unamended: Judgement;
}

/**
 * The results of the limits in the BattleScribe data, compared with the results of the rules. Each limit is about one fact:
 * - Inside a unit (its loadout) only the data decides, so an exceeded limit is an error.
 * - If rules cover the same fact and report an error or a review reason, nothing is added. If they report nothing, the data may be wrong:
 * one warning contains both views, and the list needs review.
 * - If a rule reports an error that the data would allow, the error stays, and a warning contains both views.
 * - Any other exceeded limit is a review reason, except that a choice that the list does not state is only reported as missing.
 */
export function dataLimits(question: LimitsQuestion): DataLimits {
  const { resolution, evaluation, army, judgement, unamended, ruleset } = question;
  // A price list has no limits, so those that its entries seem to have are not the publisher's.
  if (army.faction?.pricesOf !== undefined) return { statements: [], review: [] };
  const selections = new ArmySelections(resolution, evaluation, army);
  const isUnbound = army.declared?.organisation === 'unbound';
  const elsewhere = unitsElsewhere(selections);
  const statements: Statement[] = [];
  const review: ReviewReason[] = [];
  // An Unbound army may include units of any Faction.
  for (const unit of isUnbound ? [] : elsewhere) {
    if (isLetIn(unit, army) || hasSpoken('availability', [unit])) continue;
    const params = { unit: unit.name, faction: army.faction?.name ?? '' };
    review.push(reason('DATA_GAP', 'availability', 'unitElsewhere', params, unit));
  }
  const hasBattleSize = army.declared?.battleSize !== undefined || army.pointsLimit !== null;
  for (const finding of evaluation.findings) {
    if (finding.severity !== 'error' || isJudgedAnyway(finding, hasBattleSize)) continue;
    const subject = subjectOfLimit(finding, selections);
    if (subject.about === 'slots' && (isUnbound || selections.isAssumed(finding.owner.id))) continue;
    if (subject.inside) loadout(finding, subject.about, subject.inside);
    else if (isAmended(subject.about, subject.units) || isOfAllies(subject)) continue;
    else if (rulesAbout(subject.about).length > 0) shared(finding, subject.about, subject.units);
    else alone(finding, subject);
  }
  for (const error of judgement.findings) {
    const disagreement = error.severity === 'error' && isInEdition(error) ? dataAllows(error, selections) : null;
    if (disagreement) statements.push({ finding: disagreement, doubt: null });
  }
  return { statements, review };

  function loadout(finding: Finding, about: Fact, unit: ArmyUnit): void {
    if (about === 'size' && rulesAbout('size').length > 0) return; // the rules decide whether there are too few models
    if (hasSpoken('size', [unit])) return;
    const isWorkedOut = unit.chosen === undefined;
    if (isWorkedOut && couldBeDealtOutOtherwise(finding, selections)) return;
    const isUnstated = unit.chosen !== 'with-these-data' && isUnstatedWargear(finding, selections);
    const isTakenByUs = finding.kind === 'hidden' && isWorkedOut && !isNamedInList(finding.name, unit, question.written);
    // Data of another date may offer what this data hides. Hiding is a decision of the data's authors, unlike a limit on numbers.
    const isOfOtherData = finding.kind === 'hidden' && isWorkedOut && army.pricedUnder !== undefined;
    const written = question.written.units.find(({ unitId }) => unitId === unit.unitId);
    const isUnnamed = isWorkedOut && isAmongUnnamedModels(finding, written, selections.rootOf(unit));
    const doubted = (code: ReviewReason['code'], messageId: string) =>
      reason(code, 'wargear', messageId, { unit: unit.name }, unit, finding);
    statements.push({
      finding: { ...findingDiagnostic(finding), path: unit.path, related: [], line: unit.line, about: 'wargear' },
      doubt:
        unit.uncertain?.wargear ??
        (isTakenByUs ? doubted('DATA_GAP', 'loadoutUncertain') : null) ??
        (isWorkedOut && hidesWarlordTrait(finding, unit) ? doubted('DATA_GAP', 'notGranted') : null) ??
        (isOfOtherData ? doubted('DATA_GAP', 'otherData') : null) ??
        (isUnnamed ? doubted('WARGEAR_NOT_STATED', 'modelUnnamed') : null) ??
        (isUnstated ? doubted('WARGEAR_NOT_STATED', 'itemUnstated') : null) ??
        (finding.forLackOutside && !isWhollyKnown(evaluation, selections) ? doubted('DATA_GAP', 'armyUncertain') : null),
    });
  }

  function shared(finding: Finding, about: Fact, units: readonly ArmyUnit[]): void {
    if (hasSpoken(about, units)) return;
    if (about === 'detachments' && elsewhere.length > 0) return; // the rules judge the detachments that the list states
    if (missesChosenCharacter(finding, about, units, army)) return;
    const isWant = finding.kind === 'tooFew' || finding.kind === 'stated';
    if (isWant && army.uncertain?.datasheet) return; // the missing one may be the unit that was not found, which is already reported
    if (isWant && about === 'slots' && selections.holdsPartOfDetachment(finding.owner.id)) return; // the rules judge the whole detachment
    if (about === 'slots' && countsUnitsWithoutSlot(finding, units)) return; // the rules judge the slots that the list names
    const isUnjudged = isNotChecked(about);
    if (isUnjudged && isWant) return; // it was not declared, so it is not checked
    if (isUnjudged) return void review.push(reason('DATA_GAP', about, 'dataAlone', {}, units[0] ?? null, finding));
    statements.push({ finding: dataForbids(finding, units, rulesAbout(about)), doubt: null });
    review.push(reason('DATA_GAP', about, 'dataDisagree', {}, units[0] ?? null));
  }

  function alone(finding: Finding, { about, isUnstatedChoice, units }: SubjectOfLimit): void {
    if (!isUnstatedChoice) review.push(reason('DATA_GAP', about, 'dataAlone', {}, units[0] ?? null, finding));
    else if (army.declared?.complete && !(selections.areDetachmentsForces() && WORKED_OUT.test(finding.name)))
      review.push(reason('ITEM_MISSING', 'choices', 'choiceUnstated', {}, null, finding));
  }

  function rulesAbout(fact: Fact): readonly RuleInForce[] {
    return ruleset?.rules.filter(({ about }) => about === fact) ?? [];
  }

  /** Whether the rules report an error or a review reason about this fact for one of these units or for the army. */
  function hasSpoken(fact: Fact, units: readonly ArmyUnit[]): boolean {
    const unsure = judgement.review.filter(({ about }) => about === fact);
    return accuses(judgement, fact, units) || concerns(unsure, units);
  }

  function isAmended(fact: Fact, units: readonly ArmyUnit[]): boolean {
    return !accuses(judgement, fact, units) && accuses(unamended, fact, units);
  }

  /** A category or cost that limits allies, whose number and points the rules have judged. */
  function isOfAllies({ about, units }: SubjectOfLimit): boolean {
    return units.length > 0 && (about === 'slots' || about === 'choices') && accuses(judgement, 'availability', units);
  }

  /** Slots are also not judged in a detachment of a kind that the rules do not know. */
  function isNotChecked(fact: Fact): boolean {
    const hasStranger = judgement.review.some(({ about }) => about === 'detachments');
    const unjudged = new Set(judgement.notChecked.map(({ code }) => code));
    return (fact === 'slots' && hasStranger) || rulesAbout(fact).some(({ id }) => unjudged.has(id));
  }

  function isInEdition({ code, path }: Diagnostic): boolean {
    return unamended.findings.some((one) => one.code === code && one.path.join('/') === path.join('/'));
  }
}

function accuses({ findings }: Judgement, fact: Fact, units: readonly ArmyUnit[]): boolean {
  return concerns(
    findings.filter(({ about, severity }) => severity === 'error' && about === fact),
    units,
  );
}

function concerns(said: readonly Pick<Diagnostic, 'path'>[], units: readonly ArmyUnit[]): boolean {
  return said.some(({ path }) => units.length === 0 || path[0] !== 'units' || unitAt(path, units) !== null);
}

/**
 * The points limit has a rule of its own, which knows whether the prices are those of the list. The limits of a force on other costs depend
 * on the battle size; if the list does not state it, the data takes the smallest, and the rules an assumed one.
 */
function isJudgedAnyway({ kind, owner, counted }: Finding, hasBattleSize: boolean): boolean {
  if (kind === 'overCostLimit') return true;
  if (owner.kind !== 'force') return false;
  if (isCostName('points', counted)) return true;
  return !hasBattleSize && (isCostName('detachmentPoints', counted) || isCostName('enhancements', counted));
}

/** Choices in 8th and 9th edition data that the rules compute themselves, so a roster need not contain them. */
const WORKED_OUT = /^(battle size|game ?type|detachment command cost|detachment cp|battle-forged cp)$/i;

/** Whether everything that can affect the options of a unit is stated and understood. */
function isWhollyKnown({ findings }: Evaluation, selections: ArmySelections): boolean {
  const { detachments, units, uncertain = {}, gaps } = selections.roster;
  if (units.every(({ chosen }) => chosen !== undefined)) return true;
  if (detachments.length === 0 || uncertain.datasheet || gaps.some(({ kind }) => kind !== 'option' && kind !== 'enhancement')) return false;
  return !findings.some((finding) => finding.severity === 'error' && subjectOfLimit(finding, selections).isChoiceAlone);
}

/** If a finding of the data is given, its sentence becomes the value of `data`. */
function reason(
  code: ReviewReason['code'],
  about: Fact,
  messageId: string,
  params: ReviewReason['params'],
  unit: ArmyUnit | null,
  finding?: Finding,
): ReviewReason {
  const { path = [], line = null } = unit ?? {};
  return { code, about, messageId, params, ...(finding && dataWords(finding)), path, line };
}
