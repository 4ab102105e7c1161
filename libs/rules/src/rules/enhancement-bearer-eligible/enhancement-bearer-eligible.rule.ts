import { type ResolvedEnhancement, type Army, type ArmyUnit } from '#muster/army';
import { keywordKey, matches, type Enhancement } from '#muster/catalogue';
import { attachedUnits, companions } from '../../kernel/formations/formations.js';
import { keywordsOfBearer } from '../../kernel/keywords/bearer-models.js';
import { CHARACTER, EPIC_HERO, fits, keywordsOf, mayHave, names } from '../../kernel/keywords/keywords.js';
import { keywordsKnown } from '../../kernel/keywords/knowledge.js';
import { defineRule } from '../../kernel/rule.js';

export const enhancementBearerEligible = defineRule({
  id: 'enhancement-bearer-eligible',
  about: 'enhancementOffer',
  summary:
    "An Enhancement is borne by a CHARACTER that is not an EPIC HERO and that matches the Enhancement's clause, unless the clause or the detachment says otherwise.",
  limits: {},
  messages: {
    noCharacter: '{{unit}} bears {{enhancement}} but is not a CHARACTER.',
    epicHero: '{{unit}} bears {{enhancement}} but is an EPIC HERO.',
    notOfClause: '{{unit}} bears {{enhancement}} but does not have the keywords that its bearer needs.',
    clauseUnread: 'The clause about who may bear {{enhancement}} was not understood.',
    perhapsAllowed:
      "{{unit}} bears {{enhancement}} but is not an eligible bearer by the general rule (a CHARACTER that is not an EPIC HERO); the Enhancement's own clause may allow it.",
    grantsUnknown:
      '{{unit}} bears {{enhancement}}, which its datasheet alone does not allow; the detachment, which could grant keywords, is unknown.',
    modelNotOfClause: '{{model}} of {{unit}} bears {{enhancement}} but does not have the keywords that its bearer needs.',
    takeOff: 'Remove {{enhancement}} from {{unit}}.',
  },
  outcomes: { takeOff: 'FIX', clauseUnread: 'DATA_GAP', perhapsAllowed: 'DATA_GAP', grantsUnknown: 'DATA_GAP' },
  *check(roster) {
    const attached = attachedUnits(roster);
    for (const unit of roster.units) {
      for (const taken of unit.enhancements) {
        const fault = isOfAttachedUnit(taken, companions(unit, attached)) ? null : faultOf(unit, taken, roster);
        if (fault === null) continue;
        const { name } = taken.enhancement;
        if (fault === 'clauseUnread') yield { messageId: fault, params: { enhancement: name }, at: taken };
        else {
          const params = { unit: unit.name, enhancement: name, model: taken.bearer ?? unit.name };
          yield { messageId: sureOf(fault, roster), params, at: taken, fix: { kind: 'remove', messageId: 'takeOff', params, at: [taken] } };
        }
      }
    }
  },
});

/** An attached unit can have an Upgrade (11th edition), so it is enough that one of its units fits. */
function isOfAttachedUnit({ enhancement }: ResolvedEnhancement, units: readonly ArmyUnit[]): boolean {
  const { bearer, copies, offeredBy } = enhancement;
  if (copies === undefined || units.length < 2) return false;
  return units.some((unit) => (bearer.kind === 'expression' ? fits(unit, bearer.bearer) : offeredBy.includes(unit.datasheet.id)));
}

type Fault = 'noCharacter' | 'epicHero' | 'notOfClause' | 'modelNotOfClause' | 'perhapsAllowed';

function faultOf(unit: ArmyUnit, taken: ResolvedEnhancement, roster: Army): Fault | 'clauseUnread' | null {
  const { enhancement } = taken;
  const { bearer } = enhancement;
  if (bearer.kind === 'unread') return 'clauseUnread';
  if (bearer.kind === 'expression' && !fits(unit, bearer.bearer)) return 'notOfClause';
  if (bearer.kind === 'expression' && !hasAbility(unit, bearer.ability)) return 'clauseUnread';
  if (isOnWrongModel(unit, taken)) return 'modelNotOfClause';
  if (isUpgrade(enhancement)) return null;
  if (unit.keywords.has(EPIC_HERO)) return epicHeroFault(unit, enhancement);
  return mayHave(unit, CHARACTER, roster) ? null : commonerFault(unit, enhancement);
}

/** An Upgrade of the 10th or 11th edition, which is not only for CHARACTERS. */
function isUpgrade({ upgrade, copies }: Enhancement): boolean {
  return upgrade || copies !== undefined;
}

/** The datasheet does not list abilities that depend on a player's choice, so the absence of a name proves nothing. */
function hasAbility({ datasheet }: ArmyUnit, ability: string | undefined): boolean {
  if (ability === undefined) return true;
  const wanted = ` ${keywordKey(ability)} `;
  return datasheet.abilities.some((name) => ` ${keywordKey(name).replace(/[()]/g, ' ')} `.includes(wanted));
}

/** If the list names the bearer and the data has keywords for single models, that model's own keywords count instead of the unit's. */
function isOnWrongModel(unit: ArmyUnit, taken: ResolvedEnhancement): boolean {
  const own = keywordsOfBearer(unit, taken);
  if (own === null) return false;
  const { bearer } = taken.enhancement;
  if (bearer.kind === 'expression' && !matches(bearer.bearer, keywordsOf(unit, own))) return true;
  return !isUpgrade(taken.enhancement) && unit.keywords.has(CHARACTER) && !own.has(CHARACTER);
}

/**
 * The general rule is overridden only by a clause that names EPIC HEROES or this EPIC HERO. If only the data offers the Enhancement, the
 * roster needs review.
 */
function epicHeroFault({ datasheet }: ArmyUnit, { bearer, offeredBy }: Enhancement): Fault | null {
  const meant = [EPIC_HERO, ...[datasheet.name, ...datasheet.aliases].map(keywordKey)];
  if (bearer.kind === 'expression' && meant.some((key) => names(bearer.bearer, key))) return null;
  return offeredBy.includes(datasheet.id) ? 'perhapsAllowed' : 'epicHero';
}

/**
 * Some Enhancements are for VEHICLES and other units. The general rule is overridden if the clause fits and the BattleScribe data also
 * offers the Enhancement.
 */
function commonerFault({ datasheet }: ArmyUnit, { bearer, offeredBy }: Enhancement): Fault | null {
  const offered = offeredBy.includes(datasheet.id);
  if (bearer.kind === 'any') return offered ? 'perhapsAllowed' : 'noCharacter';
  if (offered) return null;
  return offeredBy.length === 0 ? 'perhapsAllowed' : 'noCharacter';
}

function sureOf(fault: Fault, roster: Army): Fault | 'grantsUnknown' {
  const grantable = fault === 'noCharacter' || fault === 'notOfClause' || fault === 'modelNotOfClause';
  return grantable && !keywordsKnown(roster) ? 'grantsUnknown' : fault;
}
