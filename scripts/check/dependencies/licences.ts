import type { CheckResult } from '../check-result.ts';
import { type InstalledPackage, installedPackages } from './installed-packages.ts';

/** Licences that leave this repository free to choose its own. */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages whose own words are no such expression, each with why it may be used. */
const exceptions: readonly (readonly [name: RegExp, why: string])[] = [
  [/^@img\/sharp(?:-libvips)?-/, 'libvips is LGPL and linked as a library of its own, which it allows'],
];

/** Compares the licence of every installed package with the allowed ones. */
export async function checkLicences(): Promise<CheckResult> {
  const packages = installedPackages();
  const failures = packages.flatMap((each) => complaintOf(each));
  return { passed: packages.length - failures.length, failures };
}

function complaintOf({ name, version, license }: InstalledPackage): string[] {
  if (exceptions.some(([pattern]) => pattern.test(name))) return [];
  if (license !== undefined && isAllowed(license)) return [];
  return [
    `${name}@${version} has the licence ${license ?? 'of none named'}: allow it in scripts/check/dependencies/licences.ts, or leave it`,
  ];
}

/** Of alternatives one is enough; of what holds together each is needed. */
function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '').trim();
  return plain
    .split(/\s+OR\s+/i)
    .some((each) => each.split(/\s+AND\s+/i).every((part) => allowed.has(part.trim())));
}
