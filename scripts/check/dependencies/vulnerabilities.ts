import { say } from '../../run/console.ts';
import { repositoryRoot } from '../../run/paths.ts';
import { run } from '../../run/processes.ts';
import type { CheckResult } from '../check-result.ts';
import { type InstalledPackage, installedPackages } from './installed-packages.ts';
import { type Advisory, knownAdvisories, listedOn } from './known-advisories.ts';

interface AuditReport {
  readonly advisories?: Readonly<
    Record<string, { module_name: string; severity: string; title: string; vulnerable_versions: string }>
  >;
}

/** Looks for high and critical weaknesses of the installed packages: in the repository's list, and at the registry where it can be asked. */
export async function checkVulnerabilities(): Promise<CheckResult> {
  const packages = installedPackages();
  const listed = packages.flatMap((each) =>
    knownAdvisories.flatMap((advisory) => complaintOf(each, advisory)),
  );
  const told = await askRegistry();
  if (told === undefined)
    say(`  the registry cannot be asked for advisories: only those listed on ${listedOn} are known`);
  const failures = [...listed, ...(told ?? [])];
  return { passed: packages.length - Math.min(packages.length, failures.length), failures };
}

function complaintOf({ name, version }: InstalledPackage, advisory: Advisory): string[] {
  return advisory.name === name && isAffected(version, advisory)
    ? [`${name}@${version}: ${advisory.title} (${advisory.id}, ${advisory.severity})`]
    : [];
}

function isAffected(version: string, { affected }: Pick<Advisory, 'affected'>): boolean {
  return affected.some(([from, fixed]) => compare(version, from) >= 0 && compare(version, fixed) < 0);
}

/** Compares by numbers; a version before its release (`-beta`) counts as the release. */
function compare(left: string, right: string): number {
  const [one, other] = [left, right].map((text) => text.split(/[-+]/)[0]?.split('.').map(Number) ?? []);
  for (const place of [0, 1, 2]) {
    const difference = (one?.[place] ?? 0) - (other?.[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Returns what the registry knows of this tree; `undefined` where it gives no answer. */
async function askRegistry(): Promise<string[] | undefined> {
  const { output } = await run(['pnpm', 'audit', '--json', '--audit-level=high'], { cwd: repositoryRoot });
  try {
    const { advisories } = JSON.parse(output.slice(output.indexOf('{'))) as AuditReport;
    if (advisories === undefined) return undefined;
    return Object.values(advisories)
      .filter(({ severity }) => severity === 'high' || severity === 'critical')
      .map((each) => `${each.module_name} ${each.vulnerable_versions}: ${each.title} (${each.severity})`);
  } catch {
    return undefined;
  }
}
