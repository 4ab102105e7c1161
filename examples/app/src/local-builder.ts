import { Builder, loadFaction, parseOption, type Intent, type LoadedRelease } from '@muster/engine/builder';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { RosterIntentInput, ScreenFragment } from './operations.generated.ts';

/** The roster in a builder on this device, which judges edits before the server has answered. Null until the data of its faction is loaded. */
export function useLocalBuilder(roster: ScreenFragment | null): Builder | null {
  const [release, setRelease] = useState<LoadedRelease | null>(null);
  const [label, faction] = [roster?.release.label, roster?.faction?.slug];
  useEffect(() => {
    if (label === undefined || faction === undefined) return;
    const address = `${location.origin}/engine/${[label, faction].map(encodeURIComponent).join('/')}.json.gz`;
    // Without the data, the app waits for the server's verdict.
    loadFaction(address).then(setRelease, () => setRelease(null));
  }, [label, faction]);
  return useMemo(() => {
    if (roster === null || release === null || release.label !== roster.release.label) return null;
    const opened = Builder.load(roster.document, release);
    return 'builder' in opened ? opened.builder : null;
  }, [roster, release]);
}

/** The intents in the form of the engine, which has the kind as a field and options as ids. */
export function forEngine(inputs: readonly RosterIntentInput[]): readonly Intent[] {
  const plain: readonly Readonly<Record<string, object>>[] = JSON.parse(JSON.stringify(inputs));
  const intents: readonly Intent[] = JSON.parse(JSON.stringify(plain.flatMap((input) => Object.entries(input).map(intentOf))));
  return intents;
}

function intentOf([kind, fields]: readonly [string, object]): object {
  const isOption = 'option' in fields && typeof fields.option === 'string';
  return { kind, ...fields, ...(isOption ? { option: parseOption(String(fields.option)) } : {}) };
}
