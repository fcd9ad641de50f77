import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** State a test leaves for the next one in the same process: another module, another global, a document. */
const leavesTraces =
  /@vitest-environment|\bvi\.(mock|doMock|hoisted|resetModules|stubGlobal|stubEnv|useFakeTimers)\b/;
const tests = globSync('src/**/*.test.{ts,tsx}', { cwd: here('.') });
const isolated = tests.filter((path) => leavesTraces.test(readFileSync(here(path), 'utf8')));

export default defineConfig({
  resolve: {
    alias: {
      '@': here('./src'),
      // Next resolves it by itself; outside of a browser bundle it has no effect.
      'server-only': here('./node_modules/server-only/empty.js'),
    },
  },
  test: {
    environment: 'node',
    restoreMocks: true,
    setupFiles: ['src/testing/set-up.ts'],
    // Two cores run all checks at once; a hanging test is still reported.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        // A new realm for each file in one thread: a new process for each spent most of its time on reading jsdom and React again.
        test: { name: 'isolated', include: isolated, pool: 'vmThreads', vmMemoryLimit: '1GB' },
      },
      {
        extends: true,
        // A third of the time of one process per file was its start.
        test: { name: 'shared', include: ['src/**/*.test.{ts,tsx}'], exclude: isolated, isolate: false },
      },
    ],
  },
});
