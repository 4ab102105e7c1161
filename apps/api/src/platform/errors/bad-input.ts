import type { ValidationError } from 'class-validator';
import { ApiError } from './api-error.js';

/** One argument that cannot be used: where it stands in the input, and why. */
export interface InputFault {
  readonly path: readonly string[];
  readonly message: string;
}

/** An argument outside what the schema's description allows. */
export function badInput(faults: readonly InputFault[]): ApiError {
  const said = faults.map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`));
  return new ApiError('BAD_USER_INPUT', said.join(' '), { faults });
}

/** For the ValidationPipe: class-validator's tree of messages as a flat list with paths. */
export function badInputFromValidation(errors: readonly ValidationError[]): ApiError {
  return badInput(errors.flatMap((error) => flatten(error, [])));
}

function flatten(error: ValidationError, above: readonly string[]): InputFault[] {
  const path = [...above, error.property];
  const own = Object.values(error.constraints ?? {}).map((message) => ({ path, message: `${message}.` }));
  return [...own, ...(error.children ?? []).flatMap((child) => flatten(child, path))];
}
