import type { ClauseSyntax, KeywordExpression, PassengerModels, TransportCapacity } from '#muster/catalogue';
import type { PrintedNames } from '../printed-names.js';
import type { ModelsText } from '../prose/models-text.js';
import type { TransportText } from '../prose/transport/transport-text.types.js';

/** The capacity clause of a TRANSPORT with the names looked up. Null if it was not fully understood. */
export function transportCapacity(text: TransportText, names: PrintedNames, sheetId: string): TransportCapacity | null {
  const resolve = (syntax: ClauseSyntax): KeywordExpression | null => {
    const own = withFaction(syntax, names.factionKeywordsOf(sheetId));
    const name = inOneName(own);
    return names.modelExpression(own) ?? (name && names.modelExpression(name));
  };
  // A name that no model of the release has is still valid: models with that name take the given space, or are excluded.
  const resolveNamed = (syntax: ClauseSyntax): KeywordExpression | null => resolve(syntax) ?? byModelNames(syntax, resolve);
  const list = <Item extends ModelsText>(items: readonly Item[]): readonly (Omit<Item, 'models'> & PassengerModels)[] | null =>
    whole(items.map((item) => resolved(item, resolve(item.models))));
  const passengers = text.passengers && resolve(text.passengers.models);
  const excluded = whole(text.excluded.map((item) => resolved(item, resolveNamed(item.models))));
  const spaces = whole(text.spaces.map((item) => resolved(item, resolveNamed(item.models))));
  const kept = list(text.beside);
  const instead = list(text.instead);
  const also = list(text.alsoUpTo);
  const attached = whole(text.onlyAttached.map(({ models, to }) => both(resolve(models), resolve(to))));
  const besides = text.units?.besides && resolve(text.units.besides);
  const conditional = whole(text.unreadFor.map(resolve));
  if (
    !text.understood ||
    !conditional ||
    besides === null ||
    !passengers ||
    !excluded ||
    !spaces ||
    !kept ||
    !instead ||
    !also ||
    !attached
  )
    return null;
  const never = excluded.filter(({ wounds }) => wounds === undefined);
  const barred = excluded.filter(({ wounds }) => wounds !== undefined);
  const others = [...kept, ...instead, ...also].map(({ models }) => models);
  const carried: KeywordExpression = others.length > 0 ? { any: [passengers, ...others] } : passengers;
  const room = kept.reduce((sum, { count }) => sum + count, text.capacity);
  const sizes = [room, ...instead.map(({ count }) => count), ...text.equipped.map(({ capacity }) => capacity)];
  return {
    models: Math.max(...sizes),
    passengers: never.length > 0 ? { all: [carried, ...never.map(({ models }) => ({ not: models }))] } : carried,
    ...(text.speaksOf === 'units' ? { speaksOf: 'units' } : {}),
    ...(text.units ? { units: besides ? { most: text.units.most, besides } : { most: text.units.most } } : {}),
    ...(spaces.length > 0 ? { spaces } : {}),
    ...(kept.length > 0 ? { kept, general: passengers } : {}),
    ...(instead.length > 0 ? { instead } : {}),
    ...(also.length > 0 ? { alsoUpTo: also } : {}),
    ...(barred.length > 0 ? { barred } : {}),
    ...(text.equipped.length > 0 ? { equipped: text.equipped.map(({ wargear, capacity }) => ({ wargear, models: capacity })) } : {}),
    ...(conditional.length > 0 ? { unreadFor: conditional } : {}),
    ...(attached.length > 0 ? { onlyAttached: attached } : {}),
  };
}

function byModelNames(syntax: ClauseSyntax, resolve: (syntax: ClauseSyntax) => KeywordExpression | null): KeywordExpression | null {
  if (!('any' in syntax)) return null;
  const parts = syntax.any.map((part) => resolve(part) ?? ('words' in part ? { has: part.words.join(' ') } : null));
  const found = whole(parts);
  return found && { any: found };
}

/** "REEDS AND RUSHES" may be one name that contains the word "and". */
function inOneName(syntax: ClauseSyntax): ClauseSyntax | null {
  if (!('any' in syntax) || syntax.any.length !== 2) return null;
  const [one, other] = syntax.any;
  return one && other && 'words' in one && 'words' in other ? { words: [...one.words, 'and', ...other.words] } : null;
}

/** "<FACTION>" stands for the Faction keywords of the TRANSPORT. */
function withFaction(syntax: ClauseSyntax, keywords: readonly string[]): ClauseSyntax {
  if ('not' in syntax) return { not: withFaction(syntax.not, keywords) };
  if ('all' in syntax) return { all: syntax.all.map((part) => withFaction(part, keywords)) };
  if ('any' in syntax) return { any: syntax.any.map((part) => withFaction(part, keywords)) };
  const [first, ...rest] = syntax.words;
  if (first?.toLowerCase() !== '<faction>') return syntax;
  return { all: [{ any: keywords.map((keyword) => ({ words: keyword.split(' ') })) }, ...(rest.length > 0 ? [{ words: rest }] : [])] };
}

function resolved<Item extends ModelsText>(item: Item, models: KeywordExpression | null): (Omit<Item, 'models'> & PassengerModels) | null {
  return models && { ...item, models };
}

function both(models: KeywordExpression | null, to: KeywordExpression | null): { models: KeywordExpression; to: KeywordExpression } | null {
  return models && to && { models, to };
}

/** Null if one of the items is null. */
function whole<Item>(items: readonly (Item | null)[]): readonly Item[] | null {
  const found = items.filter((item) => item !== null);
  return found.length === items.length ? found : null;
}
