import type { Settings } from '@bazaar/settings';
import { progress } from './console.ts';
import { inRepository } from './paths.ts';
import { launch, waitUntilServing } from './processes.ts';

const START_TIMEOUT_MS = 60_000;

/**
 * Starts a backend whose only data is the contract's examples, on the sandbox's port.
 *
 * @returns its origin
 * @throws an error with the server's own output when it does not start, for example because the port is taken
 */
export async function startMocks({ SANDBOX_PORT }: Settings): Promise<string> {
  const done = progress('starting the mocks of the contract');
  const origin = `http://localhost:${SANDBOX_PORT}`;
  const command = [process.execPath, 'scripts/mock-backend.ts', String(SANDBOX_PORT)];
  const child = launch(command, { cwd: inRepository('packages/api') });
  let complaint = '';
  child.stdout?.resume();
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = `${complaint}${chunk}`.slice(-2000);
  });
  try {
    await waitUntilServing(`${origin}/health`, child, START_TIMEOUT_MS);
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(complaint.trim() || (error as Error).message);
  }
  done('ready');
  return origin;
}
