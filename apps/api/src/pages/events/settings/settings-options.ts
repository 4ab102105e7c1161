import type { Phrasing } from '../../phrases/phrase.js';
import type { FormOptions } from '../../form/form-options.service.js';
import { SETTINGS } from '../../phrases/event-settings.js';
import { inCapitals, named } from '../../layout/words.js';

type Options = readonly (readonly [value: string, words: string])[];

/** What the fields with a choice offer. */
export interface SettingsOptions {
  readonly editions: Options;
  readonly releases: Options;
  readonly battleSizes: Options;
  readonly amendments: readonly { readonly id: string; readonly title: string; readonly edition: string }[];
  readonly formats: readonly string[];
  readonly timeZones: readonly string[];
}

/** The formats of text that players export, as an organiser may ask for. */
const FORMATS = ['gw-app', 'wtc', 'new-recruit-markdown', 'listforge', 'battlescribe-text', 'battlescribe-roster'] as const;

export function settingsOptions({ editions, releases, battleSizes, amendments }: FormOptions, phrase: Phrasing): SettingsOptions {
  return {
    editions: editions.filter(({ isJudged }) => isJudged).map(({ id }) => [id, named(id, phrase)]),
    releases: releases.map(({ label, edition, effectiveFrom }) => [
      label,
      phrase(SETTINGS.from, { edition: named(edition, phrase), label, date: effectiveFrom }),
    ]),
    battleSizes: battleSizes.map(({ name }) => [name, inCapitals(name)]),
    amendments: amendments.map(({ id, title, edition }) => ({ id, title, edition: named(edition, phrase) })),
    formats: FORMATS,
    timeZones: Intl.supportedValuesOf('timeZone'),
  };
}
