import { repositoryRoot } from '../run/paths.ts';
import { run } from '../run/processes.ts';
import type { CheckResult } from './check-result.ts';
import { partsAwaitingScreens } from './parts-awaiting-screens.ts';

interface Finding {
  readonly file: string;
  /** Each kind of finding with the names of what was found: `files`, `exports`, `dependencies`, … */
  readonly [kind: string]: string | readonly { readonly name: string }[];
}

/** Refuses code that only tests and stories reach: every export has a way to it from what is shipped. */
export async function checkProductionReach(): Promise<CheckResult> {
  const command = ['knip', '--production', '--config', 'knip.production.json', '--no-progress'];
  const { output } = await run([...command, '--reporter', 'json'], { cwd: repositoryRoot });
  const start = output.indexOf('{"issues"');
  if (start < 0) return { passed: 0, failures: [output.slice(-6000)] };
  return judgeReach(JSON.parse(output.slice(start)).issues, partsAwaitingScreens);
}

/** Holds what was found against the parts that may wait for their screen. */
export function judgeReach(
  findings: readonly Finding[],
  awaiting: Readonly<Record<string, string>>,
): CheckResult {
  const parts = new Set(findings.map(({ file }) => partOf(file)));
  const refused = findings.filter(({ file }) => awaiting[partOf(file)] === undefined);
  const drawn = Object.keys(awaiting).filter((part) => !parts.has(part));
  return {
    passed: Object.keys(awaiting).length - drawn.length + 1,
    failures: [
      ...refused.flatMap(toSentences),
      ...drawn.map((part) => `packages/ui/src/${part} is drawn now: take it off parts-awaiting-screens.ts`),
    ],
  };
}

/** The folder of a component in `packages/ui/src`; nothing for a file elsewhere. */
function partOf(file: string): string {
  return /^packages\/ui\/src\/((?:patterns\/)?[^/]+)\//.exec(file)?.[1] ?? '';
}

function toSentences({ file, ...kinds }: Finding): string[] {
  return Object.entries(kinds).flatMap(([kind, found]) =>
    typeof found === 'string'
      ? []
      : found.map(({ name }) => `${file}: ${name} (${kind}) is reached by tests or stories at most`),
  );
}
