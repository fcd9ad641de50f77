import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { childEnvironment } from '@bazaar/settings';
import { setPriorityOf } from './patience.ts';

export interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** File for the output in place of a pipe, so that the process can outlive its parent. */
  readonly logPath?: string;
}

export interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** Runs a command to its end and returns its output; `onLine` receives each line as it arrives. */
export function run(
  command: readonly string[],
  options: RunOptions,
  onLine?: (line: string) => void,
): Promise<Outcome> {
  const child = launch(command, options);
  let output = '';
  const take = (chunk: Buffer) => {
    const text = chunk.toString();
    output += text;
    if (onLine) for (const line of text.split('\n')) if (line.trim()) onLine(line);
  };
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Child processes to stop when this program is stopped, in the order of starting. */
const running = new Set<ChildProcess>();

/** Starts a long-lived process; its output is readable on the child. */
export function launch(command: readonly string[], { cwd, env = {}, logPath }: RunOptions): ChildProcess {
  const [program = '', ...parameters] = command;
  const output = logPath === undefined ? 'pipe' : openSync(logPath, 'a');
  const isDetached = logPath !== undefined;
  const child = spawn(program, parameters, {
    cwd,
    env: childEnvironment(env),
    stdio: ['ignore', output, output],
    detached: isDetached,
  });
  setPriorityOf(child);
  if (isDetached) child.unref();
  else remember(child);
  return child;
}

function remember(child: ChildProcess): void {
  running.add(child);
  for (const ending of ['exit', 'error'] as const) child.once(ending, () => running.delete(child));
}

/** Stops all running processes, the last one started first, so that no request meets a stopped backend. */
export async function stopAll(): Promise<void> {
  for (const child of [...running].reverse()) await stop(child);
}

/** Longer than the web server drains, which is at most 15 s. */
const GRACE_MS = 18_000;

/** Terminates a process, and kills it after `graceMs`. */
export function stop(child: ChildProcess, graceMs = GRACE_MS): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const insist = setTimeout(() => child.kill('SIGKILL'), graceMs);
    child.once('exit', () => {
      clearTimeout(insist);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** Resolves once `url` responds with a status below 500. Rejects when the process ends or `timeoutMs` has passed. */
export async function waitUntilServing(url: string, child: ChildProcess, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`ended with code ${child.exitCode} before it was ready`);
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    if (response && response.status < 500) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`did not answer within ${Math.round(timeoutMs / 1000)} s`);
}
