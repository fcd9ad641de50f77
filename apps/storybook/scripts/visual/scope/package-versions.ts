import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Lockfile {
  readonly importers: Readonly<Record<string, Readonly<Record<string, Dependencies>>>>;
  readonly snapshots: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
}

type Dependencies = Readonly<Record<string, { readonly version: string }>>;

/** Returns a function from an import specifier to the versions of its package and all its dependencies, from a tree's lockfile. */
export function packageVersions(root: string): (specifier: string) => string {
  const { importers, snapshots } = parse(readFileSync(`${root}/pnpm-lock.yaml`, 'utf8')) as Lockfile;
  const direct = new Map<string, string>();
  for (const importer of Object.values(importers)) {
    for (const kind of ['dependencies', 'devDependencies'])
      for (const [name, { version }] of Object.entries(importer[kind] ?? {})) direct.set(name, version);
  }
  const known = new Map<string, string>();
  return (specifier) => {
    const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
    const versions = known.get(name) ?? closureOf(`${name}@${direct.get(name) ?? 'unknown'}`, snapshots);
    known.set(name, versions);
    return versions;
  };
}

function closureOf(key: string, snapshots: Lockfile['snapshots']): string {
  const seen = new Set<string>();
  const waiting = [key];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    for (const kind of ['dependencies', 'optionalDependencies'])
      for (const [name, version] of Object.entries(snapshots[next]?.[kind] ?? {}))
        waiting.push(`${name}@${version}`);
  }
  return [...seen].sort().join(' ');
}
