import { slugOf } from '#muster/catalogue';
import type { Entry } from '#muster/catalogue';
import type { SlugOf } from './read-model.js';

/** Unique slugs of one kind: the name; if that is taken, the name and the faction; then with a number. */
export function slugBook(taken: readonly Entry[]): SlugOf {
  const slugs = new Set(taken.map(({ slug }) => slug));
  return (name, of) => {
    const free = [...candidates(name, of)].find((slug) => !slugs.has(slug)) ?? slugOf(name);
    slugs.add(free);
    return free;
  };
}

const MOST_NAMESAKES = 1_000;

function* candidates(name: string, of: string): Generator<string> {
  yield slugOf(name);
  yield slugOf(`${name} ${of}`);
  for (let number = 2; number < MOST_NAMESAKES; number += 1) yield slugOf(`${name} ${of} ${number}`);
}
