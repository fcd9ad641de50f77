import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository } from '../../run/paths.ts';

export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; absent where the package names none. */
  readonly license?: string;
}

/** Returns every package that is installed, tools of the tests included, once for each version. */
export function installedPackages(): InstalledPackage[] {
  const store = inRepository('node_modules/.pnpm');
  const found = new Map<string, InstalledPackage>();
  for (const entry of readdirSync(store)) {
    const folder = join(store, entry, 'node_modules');
    if (!existsSync(folder)) continue;
    for (const path of packagesIn(folder)) {
      const read = readPackage(path);
      if (read !== undefined) found.set(`${read.name}@${read.version}`, read);
    }
  }
  return [...found.values()].sort((left, right) => left.name.localeCompare(right.name));
}

/** The folders of an entry that are its own; links lead to those of other entries. */
function packagesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (name.startsWith('.') || lstatSync(path).isSymbolicLink()) return [];
    return name.startsWith('@') ? packagesIn(path) : [path];
  });
}

function readPackage(path: string): InstalledPackage | undefined {
  const file = join(path, 'package.json');
  if (!existsSync(file)) return undefined;
  const { name, version, license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as {
    name?: string;
    version?: string;
    license?: string | { type?: string };
    licenses?: readonly { type?: string }[];
  };
  if (name === undefined || version === undefined) return undefined;
  const named = typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type);
  return { name, version, ...(named === undefined ? {} : { license: named }) };
}
