/** Which remarks the page of an import shows: one group by its number, from 1, and a page of it; or all groups. */
export interface DiagnosticsQuery {
  readonly group: number | null;
  readonly page: number;
}

export const diagnosticsQuery = (group: unknown, page: unknown): DiagnosticsQuery => ({
  group: numberIn(group),
  page: numberIn(page) ?? 1,
});

function numberIn(text: unknown): number | null {
  return typeof text === 'string' && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}
