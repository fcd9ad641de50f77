import { conclude } from './check/conclude.ts';
import { runGate } from './check/gate.ts';
import { verifySteps } from './check/verify-steps.ts';

conclude('verify', await runGate(verifySteps));
