import { checkInBrowser } from './check/browser-tests.ts';
import { checkContractLive } from './check/contract-live.ts';
import { conclude, runGate } from './check/gate.ts';
import { hasPostgres, onPostgres } from './check/postgres.ts';
import { verifySteps } from './check/verify-steps.ts';

// Some unit tests want it, too.
await hasPostgres();

conclude(
  await runGate([
    ...verifySteps,
    { title: 'the contract, driven against the sandbox', check: () => checkContractLive() },
    {
      title: 'the contract, driven against the sandbox on PostgreSQL',
      check: () => onPostgres((databaseUrl) => checkContractLive({ databaseUrl })),
    },
    { title: 'the running product, in a browser', check: checkInBrowser },
  ]),
);
