import { readSettings } from '@bazaar/settings';
import { checkInBrowser } from './check/browser-tests.ts';
import { findOrInstallChromium } from './check/chromium.ts';
import { conclude } from './check/conclude.ts';
import { checkContractLive } from './check/contract-live.ts';
import { checkContractPackage } from './check/contract-package.ts';
import { hasPostgres, onPostgres } from './check/postgres.ts';
import { runChecks } from './check/run-checks.ts';
import { checkChromatic, checkVisual } from './check/storybook.ts';
import { storiesChecked, verifySteps } from './check/verify-steps.ts';
import { say } from './run/console.ts';
import { buildForTests } from './run/test-build.ts';

const productBuilt = 'sandbox and web app: build, seed';

// Some unit tests want them, too. What cannot be had is told by the steps that need it.
await hasPostgres();
await findOrInstallChromium().catch(() => undefined);

conclude(
  'test',
  await runChecks([
    ...verifySteps,
    { title: 'the contract’s tools as a package, on Node 20, 22 and 24', check: checkContractPackage },
    { title: productBuilt, check: () => buildForTests().then(() => ({ passed: 1, failures: [] })) },
    // Two workers leave a sixth of two cores idle; the patient steps after it use that.
    { title: 'the running product, in a browser', check: checkInBrowser, after: [productBuilt] },
    {
      title: 'the contract, driven against the sandbox',
      check: () => checkContractLive(),
      after: [productBuilt],
      isPatient: true,
    },
    {
      title: 'the contract, driven against the sandbox on PostgreSQL',
      check: () => onPostgres((databaseUrl) => checkContractLive({ databaseUrl })),
      after: [productBuilt],
      isPatient: true,
    },
    {
      title: 'stories: look like those of the commit before',
      check: () => checkVisual((line) => say(`  ${line}`)),
      after: [storiesChecked],
      isPatient: true,
    },
    ...(readSettings().CHROMATIC_PROJECT_TOKEN === undefined
      ? []
      : [
          {
            title: 'stories: reviewed in Chromatic',
            check: checkChromatic,
            after: [storiesChecked],
            isPatient: true as const,
          },
        ]),
  ]),
);
