import { checkInBrowser } from './check/browser-tests.ts';
import { conclude } from './check/conclude.ts';
import { checkContractLive } from './check/contract-live.ts';
import { hasPostgres, onPostgres } from './check/postgres.ts';
import { runChecks } from './check/run-checks.ts';
import { checkVisual } from './check/storybook.ts';
import { storiesChecked, verifySteps } from './check/verify-steps.ts';
import { buildSandbox } from './run/build.ts';
import { say } from './run/console.ts';

const sandboxBuilt = 'sandbox: build';

// Some unit tests need it too.
await hasPostgres();

conclude(
  'test',
  await runChecks([
    ...verifySteps,
    {
      title: 'stories: look like those of the commit before',
      check: () => checkVisual((line) => say(`  ${line}`)),
      after: [storiesChecked],
    },
    { title: sandboxBuilt, check: () => buildSandbox().then(() => ({ passed: 1, failures: [] })) },
    {
      title: 'the contract, driven against the sandbox',
      check: () => checkContractLive(),
      after: [sandboxBuilt],
    },
    {
      title: 'the contract, driven against the sandbox on PostgreSQL',
      check: () => onPostgres((databaseUrl) => checkContractLive({ databaseUrl })),
      after: [sandboxBuilt],
    },
    { title: 'the running product, in a browser', check: checkInBrowser, isAlone: true },
  ]),
);
