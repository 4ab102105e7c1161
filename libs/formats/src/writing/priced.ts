/** `Name (95 points)`. */
export function priced(name: string, points: number, unit: 'points' | 'pts'): string {
  return `${name} (${points} ${unit})`;
}
