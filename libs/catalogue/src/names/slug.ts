/** "Khârn's Own (Aura)" becomes "kharns-own-aura". */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/[\p{M}’'`´ʼ]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? 'unnamed' : slug;
}
