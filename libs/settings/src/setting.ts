import { z } from 'zod';
import type { Kind } from './kind.js';

/** What the documentation says about a variable. */
export interface SettingNote {
  readonly type: string;
  /** As one would set it; null: not set. */
  readonly default: string | null;
  /** What happens where it is not set, in words. */
  readonly otherwise: string | null;
  readonly sentence: string;
}

export const settingNotes = z.registry<SettingNote>();

/** A variable that need not be set. */
export function setting<T>({ type, schema }: Kind<T>, fallback: string, sentence: string): z.ZodType<T, string | undefined> {
  return schema.prefault(fallback).register(settingNotes, { type, default: fallback, otherwise: null, sentence });
}

/** A variable that has no value where it is not set. */
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
