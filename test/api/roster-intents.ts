/** Every field of `RosterIntent`, to request intents that can be sent back. */
export const INTENTS = `intents { addUnit { datasheet force models as } duplicateUnit { unit as } moveUnit { unit force } removeUnit { unit }
  resizeUnit { unit models } chooseOption { of option count } chooseEntry { unit entry chosen } setWarlord { unit }
  chooseKeyword { unit keyword choice } attach { leader bodyguard } detach { unit } embark { unit transport } disembark { unit }
  placeInReserves { unit how } setUp { unit } addDetachment { detachment faction as } removeDetachment { detachment }
  setBattleSize { name limit } setOrganisation { organisation } setAmendments { amendments houseRules } rename { name } settle { unit }
  setNotes { unit notes } }`;

/** The intents as an answer has them, for `editRoster`: without the fields that are null. */
export function sentBack(intents: readonly object[]): readonly object[] {
  const given: unknown = JSON.parse(JSON.stringify(intents, (_, value: unknown) => (value === null ? undefined : value)));
  return Array.isArray(given) ? given.map((intent: unknown) => Object(intent)) : [];
}
