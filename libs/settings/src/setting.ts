import { z } from 'zod';
import type { Kind } from './kind.js';

/** The documentation of a variable. */
export interface SettingNote {
  readonly type: string;
  /** The default, written as the variable would be. Null if there is none. */
  readonly default: string | null;
  /** What happens if the variable is not set, in words. */
  readonly otherwise: string | null;
  readonly sentence: string;
}

export const settingNotes = z.registry<SettingNote>();

/** A variable with a default value. */
export function setting<T>({ type, schema }: Kind<T>, fallback: string, sentence: string): z.ZodType<T, string | undefined> {
  return schema.prefault(fallback).register(settingNotes, { type, default: fallback, otherwise: null, sentence });
}

/** An optional variable without a default value. */
export function optional<T>(
  { type, schema }: Kind<T>,
  sentence: string,
  otherwise: string | null = null,
): z.ZodType<T | null, string | null | undefined> {
  return schema.nullable().default(null).register(settingNotes, { type, default: null, otherwise, sentence });
}

/** A variable that must be set. */
export function required<T>({ type, schema }: Kind<T>, sentence: string): z.ZodType<T, string> {
  return schema.clone().register(settingNotes, { type, default: null, otherwise: 'must be set', sentence });
}
