import { expect, it } from 'vitest';
import { rulesets } from './registry.js';
import { table } from '../testing/rule-page.js';

// `npm run rules:docs -- -u` rewrites this page.
it('the page of the rules in force matches the rulesets', async () => {
  const sections = rulesets.map(({ title, rules }) => {
    const rows = rules.map(({ id, summary, cites, severity }) => {
      const folder = `../../libs/rules/src/rules/${id}`;
      return [`[${id}](${folder}/${id}.md)`, summary, cites, severity, `[spec](${folder}/${id}.spec.ts)`];
    });
    return `## ${title}\n\n${table(['rule', 'law', 'source', 'severity', 'tests'], rows)}`;
  });
  const head =
    '# Rules in force\n\nGenerated from the rulesets. A rule of the 11th edition is an error if two sources state it, and a warning if one does.';
  await expect(`${head}\n\n${sections.join('\n\n')}\n`).toMatchFileSnapshot('../../../../docs/rules/in-force.md');
});
