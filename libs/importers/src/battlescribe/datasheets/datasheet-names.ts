import type { DatasheetRoots } from './datasheet-roots.js';

export function sheetName({ places }: DatasheetRoots): string {
  return places[0]?.reached.node.name ?? '';
}

/** As printed, without what the data write behind it: "Ancient Walker [Legends]" is "Ancient Walker". */
export function plainSheetName(sheet: DatasheetRoots): string {
  return withoutMarks(sheetName(sheet));
}

export function withoutMarks(name: string): string {
  return name.replace(/\s*[[(](legends|crucible)[\])]/gi, '').trim();
}
