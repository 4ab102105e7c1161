import type { Params, Path, Phrases, Sayable } from '#muster/diagnostics';
import type { Say } from '#muster/messages';
import type { userErrorMessages } from './user-error.messages.js';
import type { UserErrorCode, UserErrorType } from './user-error.types.js';

type Messages = typeof userErrorMessages;

export function userError<Code extends keyof Messages>(
  code: Code,
  messageId: keyof Messages[Code] & string,
  path: Path,
  params: Params = {},
  phrases?: Phrases,
): UserErrorType {
  return toUserError({ code, messageId, params, ...(phrases && { phrases }) }, path);
}

/** Converts a library's message about the input. */
export function toUserError(said: Sayable & { readonly code: UserErrorCode }, path: Path): UserErrorType {
  return { ...said, path: path.map(String) };
}

/** The JSON form of a user error, with its message rendered. */
export type UserErrorInWords = Omit<UserErrorType, keyof Sayable> & Required<Pick<UserErrorType, 'code' | 'message'>>;

export function userErrorInWords(error: UserErrorType, say: Say): UserErrorInWords {
  const { messageId: _messageId, params: _params, phrases: _phrases, ...shown } = error;
  return { ...shown, message: say(error) };
}
