import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What a test leaves behind for the next one in the same process: another module, another global, a document. */
const leavesTraces =
  /@vitest-environment|\bvi\.(mock|doMock|hoisted|resetModules|stubGlobal|stubEnv|useFakeTimers)\b/;
const include = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'];
const isolated = globSync(include, { cwd: here('.') }).filter((path) =>
  leavesTraces.test(readFileSync(here(path), 'utf8')),
);

export default defineConfig({
  test: {
    env: { TAMAGUI_TARGET: 'web' },
    // Two cores run everything at once in the gate; a test that hangs is still told.
    testTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 240_000,
    projects: [
      { extends: true, test: { name: 'isolated', include: isolated, pool: 'vmThreads' } },
      // Starting a process for each file took as long as the tests.
      { extends: true, test: { name: 'shared', include, exclude: isolated, isolate: false } },
    ],
  },
});
