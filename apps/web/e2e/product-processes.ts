import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSettings, type Settings } from '@bazaar/settings';
import { startSandbox, startWeb } from '../../../scripts/run/product.ts';

type ProcessName = 'sandbox' | 'web';

const folder = fileURLToPath(new URL('../test-results/product/', import.meta.url));

/** Ports, data and build of their own: a product started beside the tests is not disturbed. */
export function testSettings(): Settings {
  return parseSettings({
    PORT: '3950',
    SANDBOX_PORT: '4950',
    SANDBOX_DATA_DIR: join(folder, 'data'),
    SANDBOX_CONTROLS: '1',
    WEB_BUILD_DIR: '.next-test',
  });
}

export async function keepSandboxRunning(settings: Settings): Promise<void> {
  if (isRunning('sandbox')) return;
  remember('sandbox', (await startSandbox(settings, join(folder, 'sandbox.log'))).pid);
}

export async function keepWebRunning(settings: Settings): Promise<void> {
  if (isRunning('web')) return;
  remember('web', (await startWeb(settings, join(folder, 'web.log'))).pid);
}

/** Resolves when the process is gone. */
export async function endProcess(name: ProcessName, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const pid = pidOf(name);
  if (pid === undefined) return;
  if (isAlive(pid)) process.kill(pid, signal);
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 50));
}

export function emptyFolder(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

function isRunning(name: ProcessName): boolean {
  const pid = pidOf(name);
  return pid !== undefined && isAlive(pid);
}

function pidOf(name: ProcessName): number | undefined {
  const path = join(folder, `${name}.pid`);
  return existsSync(path) ? Number(readFileSync(path, 'utf8')) : undefined;
}

function remember(name: ProcessName, pid: number | undefined): void {
  writeFileSync(join(folder, `${name}.pid`), String(pid));
}

/** Returns whether a process runs. One that ended but was not collected by its parent still takes signals; its state shows it. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = `/proc/${pid}/stat`;
  return !(existsSync(status) && readFileSync(status, 'utf8').split(') ')[1]?.startsWith('Z'));
}
