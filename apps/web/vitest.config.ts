import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What a test leaves behind for the next one in the same process: another module, another global, a document. */
const leavesTraces =
  /@vitest-environment|\bvi\.(mock|doMock|hoisted|resetModules|stubGlobal|stubEnv|useFakeTimers)\b/;
const tests = globSync('src/**/*.test.{ts,tsx}', { cwd: here('.') });
const isolated = tests.filter((path) => leavesTraces.test(readFileSync(here(path), 'utf8')));

export default defineConfig({
  resolve: {
    alias: {
      '@': here('./src'),
      // Next resolves it by itself; outside a bundle for the browser it means nothing.
      'server-only': here('./node_modules/server-only/empty.js'),
    },
  },
  test: {
    environment: 'node',
    restoreMocks: true,
    setupFiles: ['src/testing/set-up.ts'],
    // Two cores run everything at once in the gate; a test that hangs is still told.
    testTimeout: 20_000,
    projects: [
      { extends: true, test: { name: 'isolated', include: isolated } },
      {
        extends: true,
        // A third of the time of a process per file went into starting it.
        test: { name: 'shared', include: ['src/**/*.test.{ts,tsx}'], exclude: isolated, isolate: false },
      },
    ],
  },
});
