import { readFileSync } from 'node:fs';
import { renderMessage } from '#muster/messages';
import { describe, expect, it } from 'vitest';
import type { TeamArmy } from './team-rule.js';
import { rulesMessages } from '../messages.js';
import { judgeTeam, TEAM_RULES } from './team-rules.js';

const army = (player: string, faction: string | null, ...detachments: readonly string[]): TeamArmy => ({ player, faction, detachments });

const sentences = (...asked: Parameters<typeof judgeTeam>): readonly string[] =>
  judgeTeam(...asked).map(({ code, messageId, params }) => renderMessage(rulesMessages[code]?.[messageId] ?? '', params));

describe('the rules of a team', () => {
  const team = [army('Ada', 'Tin Choir', 'First Verse'), army('Bo', 'tin choir', 'Last Verse'), army('Cy', 'Glass Fleet', 'First Verse')];

  it('reports each faction that is played twice, with the players', () => {
    expect(sentences(team, ['team-factions-distinct'])).toEqual([
      'Ada, Bo of the team play Tin Choir; a faction may be played only once in a team.',
    ]);
    expect(judgeTeam(team, ['team-factions-distinct'])[0]?.players).toEqual([0, 1]);
  });

  it('reports each detachment that is taken twice', () => {
    expect(sentences(team, ['team-detachments-distinct'])).toEqual([
      'Ada, Cy of the team take First Verse; a detachment may be taken only once in a team.',
    ]);
  });

  it('counts a detachment once that one army has twice', () =>
    expect(judgeTeam([army('Ada', null, 'First Verse', 'First Verse')], ['team-detachments-distinct'])).toEqual([]));

  it('reports nothing about factions that are not known', () =>
    expect(judgeTeam([army('Ada', null), army('Bo', null)], ['team-factions-distinct', 'team-detachments-distinct'])).toEqual([]));

  it('applies only the rules in force', () => expect(judgeTeam(team, [])).toEqual([]));

  it.each(TEAM_RULES)('has a page for $id', ({ id, summary }) => {
    const page = readFileSync(`${import.meta.dirname}/${id}/${id}.md`, 'utf8');
    expect(page.startsWith(`# ${id}\n\n${summary}\n`)).toBe(true);
    expect(page).toMatch(/^- Passes: \S/m);
    expect(page).toMatch(/^- Fails: \S/m);
  });
});
