import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { exportedRoster, type ExportFormat } from '#muster/builder';
import { CompiledReleases } from '#muster/checks';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { render } from '../../platform/words.js';
import { RosterType } from '../roster.types.js';
import { RosterExportFormat, RosterExportType } from './roster-export.types.js';

const FILES: Readonly<Record<ExportFormat, { readonly ending: string; readonly mediaType: string }>> = {
  app: { ending: 'txt', mediaType: 'text/plain' },
  'wtc-compact': { ending: 'txt', mediaType: 'text/plain' },
  'muster-json': { ending: 'json', mediaType: 'application/json' },
  ros: { ending: 'ros', mediaType: 'application/xml' },
};

@Resolver(() => RosterType)
export class RosterExportResolver {
  constructor(private readonly compiled: CompiledReleases) {}

  @ResolveField(() => RosterExportType, {
    complexity: 10,
    description: "Exports the roster as a list or file for other tools, with the prices of the roster's release.",
  })
  async export(
    @Parent() { kept }: RosterType,
    @Args('format', { type: () => RosterExportFormat, description: 'The format of the export.' }) format: ExportFormat,
    @Context() { locale }: RequestContext,
  ): Promise<RosterExportType> {
    const { diagnostics, ...written } = exportedRoster({ ...kept, id: kept.stored.id }, format, await this.compiled.get(kept.release));
    const { ending, mediaType } = FILES[format];
    return {
      ...written,
      fileName: `${fileName(kept.document.name)}.${ending}`,
      mediaType,
      faults: diagnostics.map((one) => render(locale, one)),
    };
  }
}

/** Converts a roster's name to a file name that every file system accepts. */
function fileName(name: string): string {
  const letters = Array.from(name.replaceAll(/[^\p{L}\p{N} ._-]+/gu, '_'));
  const isPlain = (letter: string): boolean => letter !== ' ' && letter !== '.';
  const plain = letters.slice(Math.max(letters.findIndex(isPlain), 0), letters.findLastIndex(isPlain) + 1);
  return plain.length === 0 ? 'roster' : plain.slice(0, 80).join('');
}
