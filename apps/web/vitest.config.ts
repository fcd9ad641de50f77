import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** State a test leaves for the next one in the same process: another module, another global. */
const leavesTraces = /\bvi\.(mock|doMock|hoisted|resetModules|stubGlobal|stubEnv|useFakeTimers)\b/;
const include = ['src/**/*.test.{ts,tsx}'];
const tests = globSync(include, { cwd: here('.') }).map((path) => ({
  path,
  text: readFileSync(here(path), 'utf8'),
}));
const inWindow = tests
  .filter(({ text }) => text.includes('@vitest-environment jsdom'))
  .map(({ path }) => path);
const isolated = tests
  .filter(({ path, text }) => leavesTraces.test(text) && !inWindow.includes(path))
  .map(({ path }) => path);

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
    testTimeout: 20_000,
    projects: [
      // A new window and new modules for each file; in a process of its own, most of a file's time went to reading jsdom again.
      { extends: true, test: { name: 'window', include: inWindow, pool: 'vmThreads' } },
      { extends: true, test: { name: 'isolated', include: isolated } },
      // A third of the time of one process per file was its start.
      {
        extends: true,
        test: { name: 'shared', include, exclude: [...inWindow, ...isolated], isolate: false },
      },
    ],
  },
});
