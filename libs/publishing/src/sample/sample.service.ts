import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseRepository, type StoredRelease } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { NativeImportService } from '../import/native-import.service.js';
import { sampleFolder } from './sample-folder.js';

/** Loads the invented game that a new installation starts with. */
@Injectable()
export class SampleService {
  constructor(
    private readonly releases: ReleaseRepository,
    private readonly imports: NativeImportService,
  ) {}

  /**
   * Publishes the sample releases if there is no release at all, and returns them. Several processes may call it at once. Throws if the
   * sample itself is invalid.
   */
  async load(folder: string | null = sampleFolder()): Promise<readonly StoredRelease[]> {
    if (folder === null || (await this.releases.list()).length > 0) return [];
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
    const published: StoredRelease[] = [];
    for (const name of names) {
      const json: unknown = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
      const result = await this.imports.import(json, { name: 'sample' }, 'sample');
      if (result.outcome === 'refused') throw new Error(`The sample ${name} is not sound: ${JSON.stringify(result.diagnostics)}`);
      if (result.outcome === 'imported') published.push(result.release);
    }
    return published;
  }
}
