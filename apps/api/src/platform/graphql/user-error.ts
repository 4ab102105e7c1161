import type { Path } from '#muster/diagnostics';
import type { UserErrorType } from './user-error.types.js';

export const userError = (code: UserErrorType['code'], message: string, path: Path, saidIn?: UserErrorType['saidIn']): UserErrorType => ({
  code,
  message,
  path: path.map(String),
  ...(saidIn && { saidIn }),
});
