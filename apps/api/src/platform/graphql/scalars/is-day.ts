/** Whether the text is a valid date such as 2026-06-14. There was no year 0. */
export function isDay(word: string): boolean {
  const day = /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(word) ? new Date(`${word}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(word);
}
