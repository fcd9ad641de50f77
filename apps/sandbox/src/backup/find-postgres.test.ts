import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findPostgres, postgresProgramMissing } from '../../../../scripts/postgres/find-postgres.ts';

/** Makes the folder of a machine's packages: versions with the programs each of them has. */
function installed(versions: Record<string, readonly string[]>): string {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [version, programs] of Object.entries(versions)) {
    mkdirSync(join(folder, version, 'bin'), { recursive: true });
    for (const program of programs) writeFileSync(join(folder, version, 'bin', program), '', { mode: 0o755 });
  }
  return folder;
}

it('finds the newest version that has the program: a backup needs no server', () => {
  const client = ['pg_dump', 'pg_restore'];
  const folder = installed({ 9: ['initdb', ...client], 15: ['initdb', ...client], 17: client });
  expect(findPostgres('pg_dump', folder)).toBe(join(folder, '17', 'bin'));
  expect(findPostgres('pg_restore', folder)).toBe(join(folder, '17', 'bin'));
  expect(findPostgres('initdb', folder)).toBe(join(folder, '15', 'bin'));
});

it('names the program that is missing, and the package that has it', () => {
  const missing = postgresProgramMissing('pg_dump');
  expect(missing).toContain('no pg_dump was found');
  expect(missing).toMatch(/install postgresql-client$/);
  expect(postgresProgramMissing('initdb')).toMatch(/install postgresql$/);
});
