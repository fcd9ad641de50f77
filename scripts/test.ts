import { readSettings } from '@bazaar/settings';
import { checkAssurance } from './check/assurance/check-assurance.ts';
import { checkInBrowser } from './check/browser-tests.ts';
import { findOrInstallChromium } from './check/chromium.ts';
import { conclude } from './check/conclude.ts';
import { checkContractLive } from './check/contract-live.ts';
import { checkContractPackage } from './check/contract-package.ts';
import { checkInterruption } from './check/interruption/check-interruption.ts';
import { hasPostgres, onPostgres } from './check/postgres.ts';
import { runChecks } from './check/run-checks.ts';
import { checkChromatic, checkVisual } from './check/storybook.ts';
import {
  isForLater,
  storiesChecked,
  storybookBuilt,
  unitsTested,
  verifySteps,
} from './check/verify-steps.ts';
import { say } from './run/console.ts';
import { leaveNothingBehind } from './run/leave-nothing-behind.ts';
import { buildForTests } from './run/test-build.ts';

const productBuilt = 'sandbox and web app: build, seed';
const inBrowser = 'the running product, in a browser';

leaveNothingBehind();
// Some unit tests want them, too. What cannot be had is told by the steps that need it.
await hasPostgres();
await findOrInstallChromium().catch(() => undefined);

const first = verifySteps.filter((step) => !isForLater(step));
/** What the browser tests wait for begins as early as it can. */
const built = first.findIndex(({ title }) => title === storybookBuilt) + 1;

conclude(
  'test',
  await runChecks([
    ...first.slice(0, built),
    { title: productBuilt, check: () => buildForTests().then(() => ({ passed: 1, failures: [] })) },
    ...first.slice(built),
    // It waits for much, and leaves a part of two cores idle: the patient steps after it use that until its end. Only they run beside it.
    { title: inBrowser, check: checkInBrowser, after: [productBuilt, storiesChecked] },
    {
      title: 'the contract’s tools as a package, on Node 20, 22 and 24',
      check: checkContractPackage,
      isPatient: true,
    },
    {
      title: 'the twenty checks of security and reliability',
      check: checkAssurance,
      after: [...unitsTested, inBrowser],
      isPatient: true,
    },
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
      title: 'an interrupted command leaves no server and no folder behind',
      check: checkInterruption,
      after: [productBuilt],
      isPatient: true,
    },
    {
      title: 'stories: look like those of the commit before',
      check: () => checkVisual((line) => say(`  ${line}`)),
      after: [storiesChecked],
      isPatient: true,
    },
    ...verifySteps.filter(isForLater).map((step) => ({ ...step, isPatient: true as const })),
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
