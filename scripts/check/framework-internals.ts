import { readFileSync } from 'node:fs';
import { inRepository } from '../run/paths.ts';
import type { CheckResult } from './check-result.ts';
import { sourceFiles } from './source-files.ts';

/** The only folder that may use framework internals; each of its assumptions has a test there. */
const FOLDER = 'apps/web/src/lib/framework/';
const TEST = /\.test\.tsx?$/;

/** A framework internal: no version of the framework guarantees it. */
interface Internal {
  readonly pattern: RegExp;
  readonly name: string;
  /** False if tests elsewhere may use it, to query the installed framework or to write data in its format. */
  readonly isRefusedInTests: boolean;
}

const internals: readonly Internal[] = [
  { pattern: /next\/dist\/(?!bin\/next\b)/, name: 'next/dist', isRefusedInTests: false },
  { pattern: /__next_f\b/, name: 'React’s data in __next_f', isRefusedInTests: false },
  { pattern: /\bworkUnitAsyncStorage\b/, name: 'workUnitAsyncStorage', isRefusedInTests: false },
  {
    pattern: /\b(?:globalThis|global|window|self)(?:\.fetch|\[['"`]fetch['"`]\])\s*=(?!=)/,
    name: 'the global fetch',
    isRefusedInTests: true,
  },
];

/** A file, a line of it and whether that is refused. Tried on every run: a rule that refuses nothing proves nothing. */
const planted: readonly (readonly [path: string, line: string, isRefused: boolean])[] = [
  ['apps/web/src/lib/cache/a.ts', "import cache from 'next/dist/server/lib/cache.js';", true],
  ['apps/web/src/lib/navigation/a.ts', "import type { X } from 'next/dist/shared/lib/x';", true],
  ['apps/web/next.config.ts', "import { x } from 'next/dist/lib/constants';", true],
  ['packages/ui/src/a.ts', "import { x } from 'next/dist/lib/constants';", true],
  ['apps/web/src/lib/security/a.ts', "const PUSH = 'self.__next_f.push(';", true],
  ['apps/web/src/lib/security/a.ts', 'const PUSH = /^self\\.__next_f\\.push/;', true],
  ['apps/web/src/lib/response/a.ts', 'workUnitAsyncStorage.getStore()', true],
  ['apps/web/src/lib/breaker/a.ts', 'globalThis.fetch = guarded;', true],
  ['apps/web/src/lib/breaker/a.ts', "window['fetch'] = guarded;", true],
  ['apps/web/src/lib/data/a.test.ts', 'globalThis.fetch = async () => new Response();', true],
  [`${FOLDER}a.ts`, "import cache from 'next/dist/server/lib/cache.js';", false],
  [`${FOLDER}a.ts`, 'globalThis.fetch = wrap(globalThis.fetch);', false],
  ['apps/web/src/lib/framework-like/a.ts', 'globalThis.fetch = guarded;', true],
  ['apps/web/src/lib/security/a.test.ts', "page('self.__next_f.push([0])')", false],
  ['apps/web/src/lib/cache/a.test.ts', "import { x } from 'next/dist/lib/constants';", false],
  ['apps/web/src/lib/cache/a.ts', "import { unstable_cache } from 'next/cache';", false],
  ['apps/web/src/lib/data/a.ts', 'if (globalThis.fetch === undefined) return;', false],
  ['apps/web/src/lib/cache/a.ts', '/** As `next/dist/server` has it. */', false],
  ['scripts/dev.ts', "spawn(node, ['node_modules/next/dist/bin/next', 'dev']);", false],
];

/** Checks that framework internals are used in one folder only. */
export async function checkFrameworkInternals(): Promise<CheckResult> {
  const files = (await sourceFiles('apps', 'packages', 'scripts')).filter(
    (path) => /\.[cm]?tsx?$/.test(path) && !path.includes('/generated/') && path !== OWN_PATH,
  );
  const reached = files.flatMap((path) =>
    findInternals(path, readFileSync(inRepository(path), 'utf8')).map(
      ([line, name]) => `${path}:${line} reaches into the framework (${name}): only ${FOLDER} may`,
    ),
  );
  const misjudged = planted.filter(
    ([path, line, isRefused]) => findInternals(path, line).length > 0 !== isRefused,
  );
  const failures = [
    ...reached,
    ...misjudged.map(
      ([path, line, isRefused]) => `${path} «${line}» should be ${isRefused ? 'refused' : 'let by'}`,
    ),
  ];
  return { passed: files.length + planted.length - failures.length, failures };
}

const OWN_PATH = 'scripts/check/framework-internals.ts';

/** Returns the lines that use an internal, each with its name; comments may mention it. */
function findInternals(path: string, text: string): [line: number, name: string][] {
  if (path.startsWith(FOLDER)) return [];
  const refused = internals.filter(({ isRefusedInTests }) => isRefusedInTests || !TEST.test(path));
  return text.split('\n').flatMap((line, index) => {
    const code = /^\s*(\/?\*|\/\/)/.test(line) ? '' : line.replace(/\s\/\/ .*$/, '');
    return refused
      .filter(({ pattern }) => pattern.test(code))
      .map(({ name }): [number, string] => [index + 1, name]);
  });
}
