import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      '@': here('./src'),
      // Next resolves these two by itself; outside it they mean nothing.
      'server-only': here('./src/testing/nothing.ts'),
      'client-only': here('./src/testing/nothing.ts'),
    },
  },
  test: { include: ['src/**/*.test.{ts,tsx}'], environment: 'node', restoreMocks: true },
});
