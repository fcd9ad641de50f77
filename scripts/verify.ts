import { conclude } from './check/conclude.ts';
import { runChecks } from './check/run-checks.ts';
import { verifySteps } from './check/verify-steps.ts';

conclude('verify', await runChecks(verifySteps));
