/** What a worker reads from its environment. */
export interface Settings {
  readonly databaseUrl: string;
  /** The folder that holds what may be imported: the same content as the api's. */
  readonly importFolder: string;
}

/** The settings, or a sentence for each that is missing. */
export function readSettings({ DATABASE_URL, MUSTER_IMPORT_DIR }: NodeJS.ProcessEnv): Settings | readonly string[] {
  if (DATABASE_URL && MUSTER_IMPORT_DIR) return { databaseUrl: DATABASE_URL, importFolder: MUSTER_IMPORT_DIR };
  return [
    ...(DATABASE_URL ? [] : ['DATABASE_URL must name a PostgreSQL server.']),
    ...(MUSTER_IMPORT_DIR ? [] : ['MUSTER_IMPORT_DIR must name the folder imports are read from.']),
  ];
}
