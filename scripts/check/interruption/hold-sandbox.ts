import { say } from '../../run/console.ts';
import { leaveNothingBehind } from '../../run/leave-nothing-behind.ts';
import { withSandbox } from '../../run/with-sandbox.ts';

/** Runs a sandbox until this program is ended. With `fail` it ends itself, as a command does whose step has failed. */
leaveNothingBehind();
await withSandbox(async (origin) => {
  say(`serving ${origin}`);
  if (process.argv[2] === 'fail') process.exit(1);
  await new Promise((resolve) => setTimeout(resolve, 2 ** 31 - 1));
});
