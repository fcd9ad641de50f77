import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [
    {
      name: 'sql-as-text',
      transform(code, id) {
        return id.endsWith('.sql') ? `export default ${JSON.stringify(code)};` : undefined;
      },
    },
  ],
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/testing/server-process.ts',
    // One process that compiles the embedded database's WebAssembly once: half the time of a process per file.
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
