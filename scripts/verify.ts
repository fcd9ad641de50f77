import { conclude, runGate } from './check/gate.ts';
import { verifySteps } from './check/verify-steps.ts';

conclude(await runGate(verifySteps));
