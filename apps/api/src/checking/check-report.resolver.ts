import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DatasheetType } from '../catalogue/datasheet/datasheet.types.js';
import type { RequestContext } from '../platform/graphql/request-context.js';
import { ReleaseNamedIn } from '../releases/named-release.resolver.js';
import { ReleaseSelection } from '../releases/release-selection.service.js';
import { CheckedReleaseType, CheckedUnitType, CheckReportType } from './check-report.types.js';

@Resolver(() => CheckReportType)
export class CheckReportResolver {
  @ResolveField(() => [CheckedUnitType], { description: 'The units, in the order of the list.' })
  units(@Parent() { units, release }: CheckReportType): readonly CheckedUnitType[] {
    return units.map((unit) => ({ ...unit, slug: unit.datasheet, label: release?.label ?? null }));
  }
}

@Resolver(() => CheckedUnitType)
export class CheckedUnitResolver {
  constructor(private readonly releases: ReleaseSelection) {}

  @ResolveField(() => DatasheetType, {
    nullable: true,
    description: "The unit's datasheet in the release; null if the datasheet was not found.",
  })
  async datasheet(
    @Parent() { slug, label }: CheckedUnitType,
    @Context() { viewer, entries }: RequestContext,
  ): Promise<DatasheetType | null> {
    const release = slug === null || label === null ? null : await this.releases.find({ label }, viewer);
    return slug === null || release === null ? null : entries.load('datasheet', release, slug);
  }
}

export class CheckedReleaseResolver extends ReleaseNamedIn(
  CheckedReleaseType,
  ({ label }) => label,
  'The release itself; null if it was deleted.',
) {}
