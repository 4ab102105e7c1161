import type { Against, CheckRefusal } from '#muster/checking';
import type { Say } from '#muster/messages';
import type { StoredRelease } from '#muster/persistence';
import type { Terminal } from '../command.js';
import { exitCode, type ExitCode } from '../exit-code.js';
import { didYouMean } from '../near.js';

type KnownReleases = readonly Pick<StoredRelease, 'edition' | 'label' | 'status'>[];

const MOST_LABELS = 20;

/** Prints why a request was refused. For an unknown release, also prints the existing ones. */
export function tellRefused(
  { refused }: CheckRefusal,
  asked: readonly Against[],
  releases: KnownReleases,
  say: Say,
  terminal: Pick<Terminal, 'err'>,
): ExitCode {
  const published = releases.filter(({ status }) => status === 'published');
  const isUnknown = refused.some(({ code }) => code === 'UNKNOWN_RELEASE');
  if (isUnknown) terminal.err(releaseLines(published));
  for (const one of refused) terminal.err(`muster: ${one.path.join('.')}: ${say(one)}${isUnknown ? meant(asked, published) : ''}\n`);
  return exitCode.wrongUsage;
}

function meant(asked: readonly Against[], published: KnownReleases): string {
  const labels = published.map(({ label }) => label);
  const unknown = asked.flatMap((against) => (against.kind === 'label' && !labels.includes(against.label) ? [against.label] : []));
  return unknown.map((label) => didYouMean(label, labels)).join('');
}

function releaseLines(published: KnownReleases): string {
  const lines = published.slice(0, MOST_LABELS).map(({ edition, label }) => `  ${edition.padEnd(3)}  ${label}\n`);
  const more = published.length - lines.length;
  return ['Releases:\n', ...lines, ...(more > 0 ? [`  ... and ${more} more: see \`muster releases\`\n`] : [])].join('');
}
