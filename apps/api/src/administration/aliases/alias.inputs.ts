import { ArgsType, ID, InputType } from '@nestjs/graphql';
import { MaxLength, MinLength } from 'class-validator';
import { LIMITS } from '../../platform/limits.js';
import { PageArgs } from '../../platform/graphql/connection.js';
import { argsOf, inputOf, orElse, orNull } from '../../platform/graphql/fields.js';
import { MaxBytes } from '../../platform/graphql/given/max-bytes.decorator.js';
import { text } from '../../platform/graphql/input-fields.js';
import { Edition } from '../../releases/edition.enum.js';
import { AliasKind } from './alias.types.js';

@InputType({ description: 'Which aliases to list. An alias must match all conditions.' })
export class AliasFilterInput extends inputOf({
  edition: orNull([Edition, 'Only aliases of this edition.']),
  kind: orNull([AliasKind, 'Only aliases of this kind.']),
  language: orNull(text('Only aliases in the language with this code, such as `fr`.')),
  search: orNull(text('Only aliases that contain this text in `name` or `means`.')),
  withdrawn: orElse(false, [Boolean, 'Whether withdrawn aliases are included.']),
}) {}

@ArgsType()
export class AliasArgs extends argsOf(PageArgs, {
  filter: orNull([AliasFilterInput, 'Which aliases to list; null for all that are in force.']),
}) {}

@InputType({ description: 'Which unresolved names to list. A name must match all conditions.' })
export class UnresolvedNameFilterInput extends inputOf({
  edition: orNull([Edition, 'Only names in lists of this edition.']),
  kind: orNull([AliasKind, 'Only names of this kind.']),
}) {}

@ArgsType()
export class UnresolvedNameArgs extends argsOf(PageArgs, {
  filter: orNull([UnresolvedNameFilterInput, 'Which names to list; null for all.']),
}) {}

@InputType({ description: 'An alias to teach.' })
export class TeachAliasInput extends inputOf({
  edition: [Edition, 'The edition whose releases will use the alias.'],
  kind: [AliasKind, 'Kind of thing that the name stands for.'],
  language: orNull(text('Code of the language of the name, such as `fr`; null if unknown.')),
  name: [...text('The name as lists write it.'), MinLength(1)],
  means: [...text('The name in the data that the alias stands for.'), MinLength(1)],
}) {}

@InputType({ description: 'An alias to withdraw.' })
export class WithdrawAliasInput extends inputOf({
  alias: [ID, 'Opaque id of the alias.', MaxLength(512)],
  reason: orNull(text('Reason for withdrawing the alias, for the audit log; null if none is given.')),
}) {}

@InputType({ description: 'An unresolved name and the name that it stands for.' })
export class AcceptUnresolvedNameInput extends inputOf({
  unresolvedName: [ID, 'Opaque id of the unresolved name.', MaxLength(512)],
  means: [...text('The name in the data that the unresolved name stands for, such as the `name` of a candidate.'), MinLength(1)],
  kind: orNull([AliasKind, 'Kind of thing that the name stands for; null for the kind that the checks recorded.']),
}) {}

@InputType({ description: 'A table of aliases to import.' })
export class ImportAliasesInput extends inputOf({
  csv: [String, 'CSV with columns headed `edition`, `language`, `kind`, `name` and `means`; at most 200 KB.', MaxBytes(LIMITS.aliasTable)],
}) {}
