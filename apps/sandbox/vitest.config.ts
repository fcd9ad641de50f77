import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';

// Where threads open and close the embedded database, freeing what the runtime has compiled of it ends the process at times
// (nodejs/node#64500). A run of the tests is over before that memory is missed.
setFlagsFromString('--no-wasm-code-gc');

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
    globalSetup: ['src/testing/server-process.ts', 'src/testing/filled-databases.ts'],
    // One process that compiles the embedded database's WebAssembly once: half the time of a process per file.
    pool: 'threads',
    isolate: false,
    // Servers are started, killed and started again: on a busy machine that takes minutes, and a limit is there for what hangs.
    testTimeout: 240_000,
    // One thread fills a database while another waits for it.
    hookTimeout: 240_000,
  },
});
