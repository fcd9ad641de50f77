import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // No test here leaves a trace for the next: a process for each file took a fifth of their time.
    isolate: false,
    // Two cores run everything at once in the gate; a test that hangs is still told.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
