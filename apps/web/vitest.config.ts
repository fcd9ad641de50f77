import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      '@': here('./src'),
      // Next resolves it by itself; outside a bundle for the browser it means nothing.
      'server-only': here('./node_modules/server-only/empty.js'),
    },
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'node',
    restoreMocks: true,
    // Two cores run everything at once in the gate; a test that hangs is still told.
    testTimeout: 20_000,
  },
});
