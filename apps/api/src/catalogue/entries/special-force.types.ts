import { ID, ObjectType } from '@nestjs/graphql';
import { slugOf } from '#muster/catalogue';
import { outputOf } from '../../platform/graphql/fields.js';

@ObjectType('SpecialForce', { description: 'A kind of army other than one of matched play, such as one for boarding actions.' })
export class SpecialForceType extends outputOf({
  slug: [ID, 'Readable identifier, made of the name.'],
  name: [String, 'Name of the kind of army in the BattleScribe data.'],
}) {}

export const toSpecialForces = (names: readonly string[] = []): readonly SpecialForceType[] =>
  names.map((name) => ({ slug: slugOf(name), name }));
