import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { startPostgres, temporaryFolder } from '../../../../scripts/postgres/private-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Set when the tests run over PostgreSQL. */
    postgresAddress: string | undefined;
  }
}

/** Starts one private PostgreSQL for a run of the tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder();
  const postgres = await startPostgres({ folder });
  project.provide('postgresAddress', postgres.address);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
