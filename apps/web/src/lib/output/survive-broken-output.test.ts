import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const module = resolve(import.meta.dirname, 'survive-broken-output.ts');

/** A server that reports uncaught errors by writing, as the framework does; it exits with their number. */
const server = (isProtected: boolean) => `
  import { surviveBrokenOutput } from ${JSON.stringify(module)};
  if (${isProtected}) surviveBrokenOutput();
  let uncaught = 0;
  process.on('uncaughtException', (error) => {
    uncaught += 1;
    if (uncaught > 50) process.exit(50);
    process.stderr.write('uncaught ' + error.message);
  });
  process.stdin.once('data', () => {
    process.stderr.write('read failed');
    // Long enough to count for a machine of any speed; protected, nothing is counted.
    setTimeout(() => process.exit(uncaught), ${isProtected ? 300 : 15_000});
  });
  process.stdout.write('ready');
`;

/** Reads until the server is ready, then closes the pipe as a killed parent does; returns how many errors the server met. */
function uncaughtOf(isProtected: boolean): Promise<number | null> {
  const child = spawn(process.execPath, ['--input-type=module', '--no-warnings', '-e', server(isProtected)]);
  return new Promise((done) => {
    child.once('exit', done);
    child.stdout.once('data', () => {
      child.stdout.destroy();
      child.stderr.destroy();
      child.stdin.write('go');
    });
  });
}

it('survives without an error when nobody reads its output', async () => {
  expect(await uncaughtOf(true)).toBe(0);
});

it('is needed: without it each error report causes the next error', async () => {
  expect(await uncaughtOf(false)).toBe(50);
});
