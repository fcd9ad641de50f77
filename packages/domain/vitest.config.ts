import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // No test here leaves a trace for the next: one process for all of them, where starting one for each took longer than the tests.
    isolate: false,
    // Two cores run everything at once in the gate; a test that hangs is still told.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
