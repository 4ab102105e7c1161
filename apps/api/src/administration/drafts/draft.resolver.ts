import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdministratorOnly } from '../../platform/access/access.decorator.js';
import { administrator } from '../../platform/access/viewer.js';
import { EitherWayArgs, type Connection } from '../../platform/graphql/connection.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { ReleaseInput } from '../../releases/release.types.js';
import { ReleaseComparisonType } from './comparison.types.js';
import { DraftAdministration } from './draft-admin.service.js';
import {
  DiscardDraftInput,
  EditDraftInput,
  OpenDraftInput,
  PublishDraftInput,
  ReleaseChangeConnection,
  type ReleaseChangeType,
  ReleasePayload,
  RestoreReleaseInput,
  WithdrawReleaseInput,
} from './draft.types.js';
import { OptionalInput } from '../../platform/graphql/given/optional-input.js';

@Resolver()
export class DraftResolver {
  constructor(private readonly drafts: DraftAdministration) {}

  @AdministratorOnly()
  @Mutation(() => ReleasePayload, { description: 'Opens a draft based on a published or withdrawn release. Requires: administrator.' })
  openDraft(
    @Args('input', { description: 'The draft to open.' }) input: OpenDraftInput,
    @Context() { viewer }: RequestContext,
  ): Promise<ReleasePayload> {
    return this.drafts.open(input, administrator(viewer));
  }

  @AdministratorOnly()
  @Mutation(() => ReleasePayload, { description: 'Edits a draft. Either all edits are applied or none. Requires: administrator.' })
  editDraft(
    @Args('input', { description: 'The draft and its edits.' }) input: EditDraftInput,
    @Context() { viewer }: RequestContext,
  ): Promise<ReleasePayload> {
    return this.drafts.edit(input, administrator(viewer));
  }

  @AdministratorOnly()
  @Mutation(() => ReleasePayload, { description: 'Publishes a draft; a published release never changes. Requires: administrator.' })
  publishDraft(
    @Args('input', { description: 'The draft to publish.' }) input: PublishDraftInput,
    @Context() { viewer }: RequestContext,
  ): Promise<ReleasePayload> {
    return this.drafts.publish(input, administrator(viewer));
  }

  @AdministratorOnly()
  @Mutation(() => ReleasePayload, { description: 'Discards a draft. Requires: administrator.' })
  discardDraft(
    @Args('input', { description: 'The draft to discard.' }) input: DiscardDraftInput,
    @Context() { viewer }: RequestContext,
  ): Promise<ReleasePayload> {
    return this.drafts.discard(input, administrator(viewer));
  }

  @AdministratorOnly()
  @Mutation(() => ReleasePayload, {
    description:
      'Withdraws a published release, so that it is no longer in force. It remains available by its label, so that its verdicts can be reproduced, and can be put back in force with `restoreRelease`. Requires: administrator.',
  })
  withdrawRelease(
    @Args('input', { description: 'The release to withdraw.' }) input: WithdrawReleaseInput,
    @Context() { viewer }: RequestContext,
  ): Promise<ReleasePayload> {
    return this.drafts.withdraw(input, administrator(viewer));
  }

  @AdministratorOnly()
  @Mutation(() => ReleasePayload, {
    description:
      'Restores a withdrawn release: it is published again under its label, with the content that it always had. Requires: administrator.',
  })
  restoreRelease(
    @Args('input', { description: 'The release to restore.' }) input: RestoreReleaseInput,
    @Context() { viewer }: RequestContext,
  ): Promise<ReleasePayload> {
    return this.drafts.restore(input, administrator(viewer));
  }

  @AdministratorOnly()
  @Query(() => ReleaseComparisonType, {
    nullable: true,
    complexity: 500,
    description:
      'The differences between two releases; null if there is no such release, or no release to compare it with. Requires: administrator.',
  })
  compareReleases(
    @Args('release', { type: () => ReleaseInput, description: 'The release.' }) release: ReleaseInput,
    @OptionalInput('base', ReleaseInput, 'The release to compare with; if omitted, the release that `release` is based on.')
    base: ReleaseInput | null | undefined,
    @Context() { viewer }: RequestContext,
  ): Promise<ReleaseComparisonType | null> {
    return this.drafts.compare(release, base, viewer);
  }

  @AdministratorOnly()
  @Query(() => ReleaseChangeConnection, {
    description: 'The edits of imported data in a release, in the order in which they apply. Requires: administrator.',
  })
  releaseChanges(
    @Args('release', { type: () => ReleaseInput, description: 'The release.' }) release: ReleaseInput,
    @Args() page: EitherWayArgs,
    @Context() { viewer }: RequestContext,
  ): Promise<Connection<ReleaseChangeType>> {
    return this.drafts.listChanges(release, page, viewer);
  }
}
