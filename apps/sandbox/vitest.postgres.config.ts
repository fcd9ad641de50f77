import { mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The tests of the operations over a private PostgreSQL in place of the embedded database. */
export default mergeConfig(config, {
  test: {
    globalSetup: ['src/testing/postgres-setup.ts'],
    // Those that start servers over an embedded database of their own.
    exclude: [
      'src/server/durability*.test.ts',
      'src/server/start-problems.test.ts',
      // Start a PostgreSQL of their own.
      'src/server/instance*.test.ts',
      // Opens several copies of one seed, which only the embedded database makes without filling each.
      'src/routes/contract-examples.test.ts',
      'node_modules/**',
    ],
  },
});
