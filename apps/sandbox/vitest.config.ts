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
    globalSetup: 'src/testing/server-process.ts',
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
