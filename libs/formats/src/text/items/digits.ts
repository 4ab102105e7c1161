export function isDigit(character: string | undefined): boolean {
  return character !== undefined && character.length === 1 && character >= '0' && character <= '9';
}

/** Whether the text consists of at least one digit and nothing else. */
export function isDigits(text: string): boolean {
  return /^\d+$/.test(text);
}
