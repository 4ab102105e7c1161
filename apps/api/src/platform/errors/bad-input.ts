import type { ValidationError } from 'class-validator';
import { ApiError } from './api-error.js';

/** An invalid argument: its place in the input, and the reason. */
export interface InputFault {
  readonly path: readonly string[];
  readonly message: string;
  /** Values that would be valid; absent if they cannot be listed. */
  readonly allowed?: readonly string[];
}

export function badInput(faults: readonly InputFault[]): ApiError {
  const said = faults.map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`));
  return new ApiError('BAD_USER_INPUT', said.join(' '), { faults });
}

/** Converts the errors of the ValidationPipe from class-validator's tree to a flat list with paths. */
export function badInputFromValidation(errors: readonly ValidationError[]): ApiError {
  return badInput(errors.flatMap((error) => flatten(error, [])));
}

/** class-validator starts its sentences with the name of the property, which the path already contains. */
const withoutName = (message: string, property: string): string =>
  message.startsWith(`${property} `) ? message.slice(property.length + 1) : message;

function flatten(error: ValidationError, above: readonly string[]): InputFault[] {
  const path = [...above, error.property];
  const own = Object.values(error.constraints ?? {}).map((message) => ({ path, message: `${withoutName(message, error.property)}.` }));
  return [...own, ...(error.children ?? []).flatMap((child) => flatten(child, path))];
}
