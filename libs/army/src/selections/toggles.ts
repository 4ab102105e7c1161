import type { ConditionGroupNode, ConditionNode, Modifiable, ModifierGroupNode, ModifierNode, OptionView } from '#muster/battlescribe';
import { remembered, type ChoicePath, type ConfigurationIndex } from '#muster/catalogue';

/**
 * Data hides some datasheets until the user chooses to see them ("Show Legends"). This finds the choices that make an option visible:
 * simple switches in the configuration that its hiding conditions name. An option that needs a detachment to be visible stays hidden.
 */
export function togglesOf(option: OptionView, configuration: ConfigurationIndex): readonly ChoicePath[] {
  const known = togglesIn(configuration);
  const toggles = known.get(option) ?? findToggles(option, configuration);
  known.set(option, toggles);
  return toggles;
}

/** The switches of each option that was sought. Both belong to one catalogue, which does not change. */
const togglesIn = remembered<ConfigurationIndex, Map<OptionView, readonly ChoicePath[]>>(() => new Map());

function findToggles(option: OptionView, configuration: ConfigurationIndex): readonly ChoicePath[] {
  const { definition, link } = option.option.blueprint;
  const ids = new Set([definition, ...(link === null ? [] : [link])].flatMap(idsThatShow));
  return [...ids].map((id) => configuration.choice(id)).filter((path): path is ChoicePath => path !== null && isSwitch(path.at(-1)));
}

function isSwitch(option: OptionView | undefined): boolean {
  if (option === undefined || option.children.length > 0 || isForSomeForcesOnly(option)) return false;
  const { definition } = option.option.blueprint;
  return option.costs.length === 0 && [definition.rules, definition.profiles, definition.infoLinks].every((list) => list === undefined);
}

/** Choices for other kinds of forces (a narrative mission) are in groups that are hidden from the standard one. */
function isForSomeForcesOnly({ option }: OptionView): boolean {
  return option.group !== null && (option.group.blueprint.hidden || option.group.blueprint.effects.hidden.length > 0);
}

function idsThatShow(node: Modifiable): readonly string[] {
  const direct = (node.modifiers ?? []).filter(hides).flatMap(idsAbsent);
  return [...direct, ...(node.modifierGroups ?? []).flatMap(idsOfGroup)];
}

function idsOfGroup(group: ModifierGroupNode): readonly string[] {
  const inside = [...(group.modifiers ?? []).filter(hides).flatMap(idsAbsent), ...(group.modifierGroups ?? []).flatMap(idsOfGroup)];
  const isAboutHiding = inside.length > 0 || (group.modifiers ?? []).some(hides);
  return isAboutHiding ? [...inside, ...idsAbsent(group)] : [];
}

function hides({ type, field, value }: ModifierNode): boolean {
  return type === 'set' && field === 'hidden' && value === 'true';
}

interface Guarded {
  readonly conditions?: readonly ConditionNode[];
  readonly conditionGroups?: readonly ConditionGroupNode[];
}

/** Ids that the condition requires to be absent. */
function idsAbsent(guarded: Guarded): readonly string[] {
  const own = (guarded.conditions ?? []).filter(asksForNone).flatMap(({ childId }) => (childId === undefined ? [] : [childId]));
  return [...own, ...(guarded.conditionGroups ?? []).flatMap(idsAbsent)];
}

function asksForNone({ type, value, field }: ConditionNode): boolean {
  if (field !== 'selections') return false;
  return type === 'lessThan' ? value === 1 : (type === 'equalTo' || type === 'atMost') && value === 0;
}
