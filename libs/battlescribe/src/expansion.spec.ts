import fc from 'fast-check';
import { expect, it } from 'vitest';
import { follow, PlaceCounter, type ExpandedFrom } from './expansion.js';
import { childrenOf, indexLinks, type LinkIndex } from './link-index.js';
import type { DataFile, EntryNode } from './nodes.js';

/** Shared entries of which each links to some of the others, or to itself. */
const shared = fc.array(fc.array(fc.nat({ max: 5 }), { maxLength: 3 }), { minLength: 6, maxLength: 6 });

const fileOf = (targets: readonly (readonly number[])[]): DataFile => ({
  kind: 'catalogue',
  id: 'army',
  name: 'army',
  revision: 1,
  gameSystemId: 'game',
  sharedEntries: targets.map((own, at): EntryNode => ({
    kind: 'entry',
    id: `e${at}`,
    name: `e${at}`,
    type: 'upgrade',
    links: own.map((to, place) => ({ kind: 'link', id: `l${at}-${place}`, name: '', targetKind: 'entry', targetId: `e${to}` })),
  })),
});

it('counts what counting every place anew counts, in whatever order the entries are asked for', () => {
  fc.assert(
    fc.property(shared, fc.nat({ max: 40 }), (targets, most) => {
      const file = fileOf(targets);
      const links = indexLinks([file]);
      const counter = new PlaceCounter(links, most);
      for (const definition of file.sharedEntries ?? []) {
        const from = { definition, link: null, file, linkFile: file };
        const plain = counted(from, links, new Set());
        expect(Math.min(counter.count(from), most + 1)).toBe(Math.min(plain, most + 1));
      }
    }),
  );
});

function counted({ definition, file }: ExpandedFrom, links: LinkIndex, around: ReadonlySet<ExpandedFrom['definition']>): number {
  if (around.has(definition)) return 0;
  const inner = new Set([...around, definition]);
  return childrenOf(definition).reduce((sum, child) => {
    const reached = child.kind === 'link' ? follow(child, file, links) : null;
    return reached === null ? sum : sum + 1 + counted(reached, links, inner);
  }, 0);
}
