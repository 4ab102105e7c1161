import type { Datasheet, Profile } from '#muster/catalogue';
import type { Assessment } from '../assess/assess.js';

/**
 * The profiles of the weapons that a choice brings, with the modifiers that apply in the roster. Only kinds of profile that the datasheet
 * lists as weapons are returned, because other profiles contain texts.
 */
export function broughtWeapons(
  selectionId: string,
  { weapons }: Pick<Datasheet, 'weapons'>,
  { evaluation }: Pick<Assessment, 'evaluation'>,
): readonly Profile[] {
  const kinds = new Set(weapons.map(({ kind }) => kind));
  const { profiles = [] } = evaluation.information(selectionId) ?? {};
  return profiles
    .filter(({ typeName }) => kinds.has(typeName))
    .map(({ id, name, typeName: kind, characteristics }) => ({
      ...{ id, name, kind },
      characteristics: characteristics.map(({ name: heading, value }) => ({ name: heading, value })),
    }));
}
