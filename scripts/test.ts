import { checkInBrowser } from './check/browser-tests.ts';
import { conclude, runGate } from './check/gate.ts';
import { verifySteps } from './check/verify-steps.ts';

conclude(
  await runGate([...verifySteps, { title: 'the running product, in a browser', check: checkInBrowser }]),
);
