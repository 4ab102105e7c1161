import { expect, it } from 'vitest';
import { referencePages } from './reference.mjs';

const SDL = `
  """Where everything begins."""
  type Query {
    """The ships of a fleet."""
    ships(
      """Maximum number | of ships."""
      first: Int! = 25
      filter: ShipFilter
    ): [[Ship!]!]
  }
  """A thing with an id."""
  interface Node { id: ID! }
  """
  A ship
  of any kind.
  """
  type Ship implements Node { id: ID!, "What it is." kind: ShipKind! @deprecated(reason: "Ask for kinds.") }
  enum ShipKind { "Carries cargo." BARGE }
  input ShipFilter { kind: ShipKind = BARGE }
`;

const pages = referencePages(SDL);

it('describes fields, arguments, defaults and deprecations, and escapes what tables and links would take apart', () => {
  expect(pages.get('queries.md')).toBe(`# Queries

## ships

The ships of a fleet.

Returns \\[\\[[Ship](objects.md#ship)!\\]!\\].

| argument | type | meaning |
| --- | --- | --- |
| \`first\` | [Int](scalars.md#int)! | Maximum number \\| of ships. Default: \`25\`. |
| \`filter\` | [ShipFilter](inputs.md#shipfilter) |  |
`);
  expect(pages.get('objects.md')).toContain('A ship of any kind.\n\nImplements [Node](interfaces.md#node).');
  expect(pages.get('objects.md')).toContain('| `kind` | [ShipKind](enums.md#shipkind)! | What it is. Deprecated: Ask for kinds. |');
  expect(pages.get('inputs.md')).toContain('Default: `"BARGE"`');
});

it('links only to headings that exist', () => {
  const headings = new Set(
    [...pages].flatMap(([page, text]) => [...text.matchAll(/^## (\w+)$/gm)].map(([, name = '']) => `${page}#${name.toLowerCase()}`)),
  );
  const links = [...pages.values()].flatMap((text) => [...text.matchAll(/\]\((\w+\.md#\w+)\)/g)].map(([, link = '']) => link));
  expect(links.filter((link) => !headings.has(link))).toEqual([]);
  expect(links.length).toBeGreaterThan(5);
});
