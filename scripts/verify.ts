import { findOrInstallChromium } from './check/chromium.ts';
import { conclude } from './check/conclude.ts';
import { runChecks } from './check/run-checks.ts';
import { verifySteps } from './check/verify-steps.ts';
import { leaveNothingBehind } from './run/leave-nothing-behind.ts';

leaveNothingBehind();
// Some unit tests want it, too. That it cannot be had is told by the steps that need it.
await findOrInstallChromium().catch(() => undefined);

conclude('verify', await runChecks(verifySteps));
