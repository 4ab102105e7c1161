/**
 * Rewrites a transport clause in the wording of the 10th edition. Older data gives sizes in brackets or after a comma, and puts keywords
 * in brackets instead of capitals.
 */
export function plainTransportText(text: string): string {
  const plain = PHRASES.reduce((said, [pattern, replacement]) => said.replace(pattern, replacement), text).trim();
  return plain.replace(/\.\s*(each|it|this|an?(?= [A-Z]))\b/g, (_, word: string) => `. ${word.charAt(0).toUpperCase()}${word.slice(1)}`);
}

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/[“”"]/g, ''],
  [/\b(?:carry|tranport)\b/gi, 'transport'],
  // Corrects typing errors: "<REED<", "<REED>BOATMEN", "REEDor".
  [/<([^<>]+)</g, '<$1>'],
  [/(<[^<>]+>)(?=\p{L})/gu, '$1 '],
  [/(\p{Lu}{2})or (?=\p{Lu})/gu, '$1 or '],
  // "(Reed) Infantry models" becomes the keyword without brackets.
  [/\((\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)*)\)/gu, '$1'],
  // Rewrites "One of the following: • 10 BOATMEN models • 1 BARREL model".
  [/^(?:This model has )?one of the following(?: transport capacities)?:\s*[•-]?\s*(?=\d)/i, 'This model has a transport capacity of '],
  [/\.?\s*\n\s*[•-]\s*(\d[^\n]*?)\.?(?=\n|$)/g, '. This model can instead transport $1.'],
  // A separate capacity profile may state only the models.
  [/^(?:up to )?(?=\d+ \S)/i, 'This model has a transport capacity of '],
  // Makes "20 models (each TALL model takes the space of 2 models)" two sentences.
  [/\s*\((?=(?:each|it|an?|this model) [^()]*\b(?:takes|transport)\b)([^()]*)\)?/gi, '. $1'],
  [/(?:, and|,| and) (?=each [^.]*\btakes?\b)/gi, '. '],
  [/ instead (?=each\b)/gi, ' instead. '],
  [/, and (?=[^.,]+ count as )/g, '. '],
  [/, or (?=it can be used to transport)/gi, '. '],
  [/,? it (?=may also transport)/gi, '. it '],
  [/ and (?=can only transport)/gi, '. It '],
  [/(?<=\. )No (?=\p{Lu})/gu, 'It cannot transport '],
  [/\.(?:\s*\.)+/g, '.'],
  // Removes a closing bracket without an opening one.
  [/^([^(]*)\)\s*(?=\.?$)/g, '$1'],
];
