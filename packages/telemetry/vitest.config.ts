import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false,
    // Two cores run everything at once in the gate; a test that hangs is still told.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
