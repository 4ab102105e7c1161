import { nameSought, type CheckReport } from '#muster/checking';
import { findingKey, Reviews, Submissions } from '#muster/events';
import type { Sayable } from '#muster/diagnostics';
import { decodeText } from '#muster/formats';
import type { EventPlayer, FindingOverride, SubmissionPlace } from '#muster/persistence';
import { CanonicalNames } from '#muster/publishing';
import { Injectable } from '@nestjs/common';
import { mayOrganise } from '../../../events/event-settings.service.js';
import { SEVERITY_MARKS } from '../../layout/words.js';
import { findingAnchor, listLines, reasonAnchor, type ListLine } from '../../report/list-lines.js';
import type { Desk } from '../desk/desks.service.js';
import type { Decisive, PlayerView, RefusedForm, Sought } from './player-view.js';

/** Names of one list for which candidates are looked up. */
const MOST_NAMES = 20;

/** Reads what the page about one player shows. */
@Injectable()
export class PlayerViews {
  constructor(
    private readonly submissions: Submissions,
    private readonly reviews: Reviews,
    private readonly names: CanonicalNames,
  ) {}

  /** `asked` is the version to show; null for the latest. */
  async of(desk: Desk, player: EventPlayer, asked: number | null, refused: RefusedForm): Promise<PlayerView> {
    const { seat } = desk;
    const [versions, overrides, waiting] = await Promise.all([
      this.submissions.versions({ event: seat.event, player }),
      this.reviews.overridesOf(player.id),
      this.reviews.list(seat, { state: 'submitted' }, { first: 2, skip: 0 }),
    ]);
    const shown = versions.find(({ version }) => version === asked) ?? versions[0] ?? null;
    const place = shown && { playerId: player.id, version: shown.version };
    const report = place && (await this.submissions.report(place));
    const next = waiting.players.find((one) => one.player.id !== player.id)?.player ?? null;
    return {
      ...{ player, versions, shown, refused, next },
      decisive: report ? await this.#decisive(desk, report, overrides) : [],
      remarks: report ? remarksOf(report, desk) : [],
      lines: place && (await this.#lines(place, report)),
    };
  }

  async #decisive(desk: Desk, report: CheckReport, overrides: readonly FindingOverride[]): Promise<readonly Decisive[]> {
    const errors = report.findings.flatMap((said, at) =>
      said.severity === 'error' ? [{ said, anchor: findingAnchor(at), kind: 'error' as const }] : [],
    );
    const reasons = report.review.map((said, at) => ({ said, anchor: reasonAnchor(at), kind: 'review' as const }));
    const all = [...errors, ...reasons];
    const sought = mayOrganise(desk.viewer)
      ? await this.#sought(
          desk,
          all.map(({ said }) => said),
        )
      : new Map<unknown, Sought>();
    return all.map(({ said, anchor, kind }) => {
      const finding = findingKey(said);
      const override = overrides.find((one) => one.finding === finding) ?? null;
      return { finding, anchor, kind, override, message: desk.say(said), line: said.line, sought: sought.get(said) ?? null };
    });
  }

  /** The names that were not found, by the first finding about each. */
  async #sought({ seat }: Desk, said: readonly Sayable[]): Promise<ReadonlyMap<unknown, Sought>> {
    const first = new Map<string, { readonly about: unknown; readonly kind: Sought['kind']; readonly name: string }>();
    for (const about of said) {
      const one = nameSought(about);
      if (one && !first.has(`${one.kind} ${one.name}`)) first.set(`${one.kind} ${one.name}`, { about, ...one });
    }
    const found = new Map<unknown, Sought>();
    for (const { about, kind, name } of [...first.values()].slice(0, MOST_NAMES)) {
      const candidates = await this.names.candidates(seat.event.edition, kind, name);
      found.set(about, { kind, name, candidates: candidates.map((one) => one.name) });
    }
    return found;
  }

  async #lines(place: SubmissionPlace, report: CheckReport | null): Promise<readonly ListLine[] | null> {
    const stored = await this.submissions.content(place);
    const text = stored?.kind === 'text' ? decodeText(stored.content) : null;
    return text === null ? null : listLines(text, report ?? { findings: [], review: [] });
  }
}

function remarksOf({ findings }: CheckReport, { say }: Desk): PlayerView['remarks'] {
  return findings.flatMap((said, at) =>
    said.severity === 'error'
      ? []
      : [{ anchor: findingAnchor(at), mark: SEVERITY_MARKS[said.severity], message: say(said), line: said.line }],
  );
}
