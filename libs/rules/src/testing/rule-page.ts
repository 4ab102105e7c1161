import type { AnyRule } from '../kernel/rule.js';
import type { Ruleset } from '../kernel/ruleset.js';

const GENERATED = '## In force';

/** The part of a rule's page that is written manually: the law in our own words, and what passes or fails. */
export function writtenPart(page: string): string {
  return (page.split(`\n${GENERATED}\n`)[0] ?? '').trimEnd();
}

/** The part of a rule's page that is generated from the code: editions, limits, citations and messages. */
export function generatedPart(rule: AnyRule, rulesets: readonly Ruleset[]): string {
  const inForce = rulesets.flatMap(({ id, rules }) =>
    rules.filter((line) => line.id === rule.id).map((line) => [id, line.severity, limitsOf(line.limits), line.cites]),
  );
  const limits = Object.entries(rule.limits).map(([name, { describe, form }]) => [name, describe, form]);
  const messages = Object.entries(rule.messages).map(([id, sentence]) => [id, rule.outcomes[id] ?? '', sentence]);
  return [
    GENERATED,
    table(['ruleset', 'severity', 'limits', 'source'], inForce),
    ...(limits.length > 0 ? ['## Limits', table(['limit', 'meaning', 'form'], limits)] : []),
    '## Messages',
    table(['message', 'outcome', 'sentence'], messages),
  ].join('\n\n');
}

/** A Markdown table with aligned columns, formatted as Prettier expects. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) => `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [title = head, ...body] = cells;
  return [line(title), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

function limitsOf(limits: Readonly<Record<string, unknown>>): string {
  const named = Object.entries(limits).map(([name, value]) => `${name}: ${said(value)}`);
  return named.length > 0 ? named.join('; ') : 'none';
}

function said(value: unknown): string {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'object') ? `${value.length} lines` : value.join(', ');
  if (typeof value === 'object' && value !== null) return Object.keys(value).join(', ');
  return String(value);
}
