import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { htmlPage } from './html-page.js';

const folder = path.resolve(import.meta.dirname, '..');

it('escapes text that looks like markup', () => {
  const page = htmlPage({ locale: 'en', title: '</title><script>"\'&', at: null, children: ['<b>', null, 'ok'] });
  expect(page).toContain("<title>&lt;/title>&lt;script>&quot;'&amp; - Muster</title>");
  expect(page).toContain('&lt;b>ok');
});

it('no page bypasses the escaping', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => /dangerously|innerHTML|style=/i.test(readFileSync(path.join(folder, file), 'utf8')))).toEqual([]);
});
