import { ChecksModule } from '#muster/checks';
import { AliasTeacher, DataDifferences, ImportService, ManualImportService, PublishingModule } from '#muster/publishing';
import { type CheckServices, checkServices, connected } from './check-services.js';

/** The services that commands use. */
export interface Services extends CheckServices {
  readonly aliases: AliasTeacher;
  readonly differences: DataDifferences;
  readonly imports: ImportService;
  readonly manuals: ManualImportService;
}

export const withServices = <T>(work: (services: Services) => Promise<T>): Promise<T> =>
  connected([ChecksModule, PublishingModule], (get) =>
    work({
      ...checkServices(get),
      aliases: get(AliasTeacher),
      differences: get(DataDifferences),
      imports: get(ImportService),
      manuals: get(ManualImportService),
    }),
  );
