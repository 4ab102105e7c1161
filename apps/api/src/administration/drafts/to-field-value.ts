import { exactlyOne } from '../../platform/graphql/given/exactly-one.js';
import type { FieldChangeInput } from './field-change.input.js';
import { toExpression } from './keyword-expression.input.js';

/** A change as an overlay stores it: the name of a field and its new value as text. */
export interface FieldValue {
  readonly field: string;
  readonly value: string;
}

/** @throws ApiError BAD_USER_INPUT unless exactly one field is given. */
export function toFieldValue(change: FieldChangeInput, path: readonly string[]): FieldValue {
  const [field, value] = exactlyOne(change, path);
  const at = [...path, field];
  switch (field) {
    case 'constraint':
      return { field: `constraint:${value.constraint}`, value: String(value.limit) };
    case 'pointsBySize':
      return json(
        field,
        value.map(({ upTo, points }) => ({ upTo: upTo ?? null, points })),
      );
    case 'leads':
    case 'pointsOfSize':
      return json(field, value);
    case 'transport':
      return json(field, {
        models: value.models ?? null,
        passengers: value.passengers ? toExpression(value.passengers, [...at, 'passengers']) : null,
      });
    case 'grants':
      return json(
        field,
        value.map(({ keyword, to }, index) => ({ keyword, to: toExpression(to, [...at, String(index), 'to']) })),
      );
    case 'restrictions':
      return json(
        field,
        value.map(({ kind, units }, index) => ({ kind, units: toExpression(units, [...at, String(index), 'units']) })),
      );
    case 'bearer':
      return json(field, value.only ? { kind: 'expression', bearer: toExpression(value.only, [...at, 'only']) } : { kind: 'any' });
    case 'eligibility':
      return json(field, toExpression(value, at));
    default:
      return { field, value: String(value) };
  }
}

const json = (field: string, value: unknown): FieldValue => ({ field, value: JSON.stringify(value) });
