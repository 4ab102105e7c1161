import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { CheckReport } from '#muster/checking';
import { CheckReportType } from '../checking/check-report.types.js';
import type { RequestContext } from '../platform/graphql/request-context.js';
import { render } from '../platform/words.js';
import { ReleaseNamedIn } from '../releases/named-release.resolver.js';
import { EventPlayersService } from './event-players.service.js';
import { SubmissionType } from './event-player.types.js';
import { EventQuestionType } from './event.types.js';

@Resolver(() => SubmissionType)
export class SubmissionResolver {
  constructor(private readonly players: EventPlayersService) {}

  @ResolveField(() => String, {
    nullable: true,
    description: 'The finding or review reason that decides the verdict; null if the list is legal or has no report.',
  })
  reason(@Parent() { submission }: SubmissionType, @Context() { locale }: RequestContext): string | null {
    const deciding = submission.check?.deciding ?? null;
    return deciding && render(locale, deciding);
  }

  @ResolveField(() => CheckReportType, {
    nullable: true,
    complexity: 5,
    description: 'The full report on the version, including findings that judges overrode; null if there is none.',
  })
  report(@Parent() submission: SubmissionType): Promise<CheckReport | null> {
    return this.players.report(submission);
  }

  @ResolveField(() => String, { nullable: true, description: 'The list as submitted; null for a roster file.' })
  text(@Parent() submission: SubmissionType): Promise<string | null> {
    return this.players.text(submission);
  }
}

export class ReleaseOfSubmissionResolver extends ReleaseNamedIn(
  SubmissionType,
  ({ release }) => release,
  'The data release that the list was judged under; null if it was not judged.',
) {}

export class ReleaseOfQuestionResolver extends ReleaseNamedIn(
  EventQuestionType,
  ({ release }) => release,
  'The data release; null if the release is chosen by a date.',
) {}
