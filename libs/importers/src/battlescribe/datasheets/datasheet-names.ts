import type { DatasheetRoots } from './datasheet-roots.js';

export function sheetName({ places }: DatasheetRoots): string {
  return places[0]?.reached.node.name ?? '';
}

/** The printed name, without the suffix that the data adds: "Ancient Walker [Legends]" becomes "Ancient Walker". */
export function plainSheetName(sheet: DatasheetRoots): string {
  return withoutMarks(sheetName(sheet));
}

export function withoutMarks(name: string): string {
  return name.replace(/\s*[[(](legends|crucible)[\])]/gi, '').trim();
}
