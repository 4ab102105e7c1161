import { looseKey } from '#muster/catalogue';
import type { Diagnostic, Params, Path } from '#muster/diagnostics';
import type { Roster } from '#muster/roster';
import type { Army } from './army.js';

/** Code of the warning that a name in the list differs from the release's name for what was found. */
export const NAME_READ_AS = 'NAME_READ_AS';

/** Warnings for names that the release spells differently: units, Enhancements, models and wargear. */
export function namesRead({ units: written }: Roster, { units }: Army): readonly Diagnostic[] {
  return units.flatMap(({ unitId, name, datasheet, path, line, enhancements, readAs = [] }) => {
    const stated = written.find((one) => one.unitId === unitId)?.enhancements ?? [];
    return [
      ...entryRead(name, datasheet, path, line),
      ...enhancements.flatMap((one) => {
        const asWritten = one.path[2] === 'enhancements' ? stated[Number(one.path[3])]?.name : undefined;
        return asWritten === undefined ? [] : entryRead(asWritten, one.enhancement, one.path, one.line);
      }),
      ...readAs.map(({ from, to, path: at, line: on }) => remark('option', { unit: name, name: from, meant: to }, at, on)),
    ];
  });
}

interface Named {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly slug: string;
}

function entryRead(name: string, { name: meant, aliases, slug }: Named, path: Path, line: number | null): readonly Diagnostic[] {
  const key = looseKey(name);
  const isItsOwn = [meant, ...aliases].some((one) => looseKey(one) === key) || name.includes(slug);
  return isItsOwn ? [] : [remark('entry', { name, meant }, path, line)];
}

function remark(messageId: string, params: Params, path: Path, line: number | null): Diagnostic {
  return { code: NAME_READ_AS, messageId, severity: 'info', params, path, related: [], line, cites: null };
}
