import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { amendedRulesets, rulesets } from '../rulesets/registry.js';
import { generatedPart, writtenPart } from '../testing/rule-page.js';
import * as rules from './index.js';

// `npm run rules:docs` runs this file. `npm run rules:docs -- -u` rewrites the generated parts.
describe.each(Object.values(rules))('the page of $id', (rule) => {
  const path = `${import.meta.dirname}/${rule.id}/${rule.id}.md`;
  const written = writtenPart(readFileSync(path, 'utf8'));

  it('begins with the rule and its summary', () => expect(written).toMatch(new RegExp(`^# ${rule.id}\n\n${escaped(rule.summary)}\n`)));

  it('states what passes and what fails', () => {
    expect(written).toMatch(/^- Passes: \S/m);
    expect(written).toMatch(/^- Fails: \S/m);
  });

  it('matches the code in editions, limits, citations and messages', async () => {
    await expect(`${written}\n\n${generatedPart(rule, [...rulesets, ...amendedRulesets])}\n`).toMatchFileSnapshot(path);
  });
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
