import type { KeywordExpression } from '#muster/catalogue';
import type { NativeArmyOption, NativeDetachment, NativeEnhancement, NativeFaction } from '../native.types.js';
import { flag, id, isRecord, label, list, object, oneOf, orNull, required, usually, whole, type Decode } from './decode.js';
import { keywordExpression } from './keyword-expression.js';

const NAME = label();
const NAMES = list(NAME, { max: 100 });
const IDS = list(id, { max: 100 });
const POINTS = whole(0, 100_000);
const COMMAND_POINTS = whole(-99, 99);

export const faction: Decode<NativeFaction> = object<NativeFaction>({
  id: required(id),
  name: required(NAME),
  aliases: usually(NAMES, []),
  keyword: required(NAME),
  parent: usually(orNull(id), null),
  pricesOf: usually(orNull(NAME), null),
});

type Restriction = NativeDetachment['restrictions'][number];
type Shares = Extract<Restriction, { readonly kind: 'shares' }>;

const aboutUnits = object<{ readonly kind: 'forbids' | 'requires'; readonly units: KeywordExpression }>({
  kind: required(oneOf('forbids', 'requires')),
  units: required(keywordExpression),
});

const shares = object<Shares>({
  kind: required(oneOf('shares')),
  how: required(oneOf('attached', 'embarked')),
  units: required(keywordExpression),
  keywords: required(NAMES),
});

const restriction: Decode<Restriction> = (value, place) =>
  isRecord(value) && value['kind'] === 'shares' ? shares(value, place) : aboutUnits(value, place);

const grant = object<NativeDetachment['grants'][number]>({
  keyword: required(NAME),
  to: required(keywordExpression),
  chosen: usually(flag, false),
  upTo: usually(orNull(whole(1, 99)), null),
});

const allowance = object<NativeDetachment['allowsUpTo'][number]>({ battleSize: required(NAME), points: required(POINTS) });

export const detachment: Decode<NativeDetachment> = object<NativeDetachment>({
  id: required(id),
  name: required(NAME),
  aliases: usually(NAMES, []),
  factions: usually(IDS, []),
  ruleName: usually(orNull(NAME), null),
  grants: usually(list(grant, { max: 20 }), []),
  allows: usually(list(keywordExpression, { max: 20 }), []),
  allowsUpTo: usually(list(allowance, { max: 20 }), []),
  restrictions: usually(list(restriction, { max: 20 }), []),
  slots: usually(
    list(
      object<NativeDetachment['slots'][number]>({
        role: required(NAME),
        min: usually(whole(0, 99), 0),
        max: usually(orNull(whole(0, 99)), null),
      }),
      { max: 20 },
    ),
    [],
  ),
  commandPoints: usually(orNull(COMMAND_POINTS), null),
  detachmentPoints: usually(orNull(whole(0, 99)), null),
  forceDispositions: usually(NAMES, []),
  uniqueTags: usually(NAMES, []),
});

const ANY_BEARER: NativeEnhancement['bearer'] = { kind: 'any' };

/** A keyword expression, or a clause in the form of the read model. */
const bearer: Decode<NativeEnhancement['bearer']> = (value, place) => {
  if (isRecord(value) && value['kind'] === 'any') return ANY_BEARER;
  const clause = isRecord(value) && value['kind'] === 'expression' ? value['bearer'] : value;
  const expression: KeywordExpression | undefined = keywordExpression(clause, place);
  return expression && { kind: 'expression', bearer: expression };
};

export const enhancement: Decode<NativeEnhancement> = object<NativeEnhancement>({
  id: required(id),
  name: required(NAME),
  aliases: usually(NAMES, []),
  detachments: required(list(id, { min: 1, max: 20 })),
  points: required(POINTS),
  bearer: usually(bearer, ANY_BEARER),
  upgrade: usually(flag, false),
  copies: usually(orNull(whole(1, 99)), null),
  leads: usually(NAMES, []),
});

export const armyOption: Decode<NativeArmyOption> = object<NativeArmyOption>({
  id: required(id),
  name: required(NAME),
  aliases: usually(NAMES, []),
  kind: required(oneOf('relic', 'warlord-trait', 'psychic-power', 'stratagem')),
  factions: usually(IDS, []),
  points: usually(POINTS, 0),
  commandPoints: usually(orNull(COMMAND_POINTS), null),
  group: usually(orNull(NAME), null),
  eligibility: usually(orNull(keywordExpression), null),
});
