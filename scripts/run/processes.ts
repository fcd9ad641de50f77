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
  // Who waits for a command when this program is stopped would only report that it has failed.
  if (isStoppedForGood) return new Promise(() => undefined);
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
    child.once('close', (code) => {
      if (!isStoppedForGood) resolve({ code: code ?? 1, output });
    });
  });
}

/** Child processes that run, in the order of starting, each with the signal it gets where there is no time to wait for its end. */
const running = new Map<ChildProcess, NodeJS.Signals>();

/** Starts a long-lived process; its output is readable on the child. */
export function launch(command: readonly string[], { cwd, env = {}, logPath }: RunOptions): ChildProcess {
  if (isStoppedForGood) throw new Error(`${command[0]} is not started: this program is being stopped`);
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
  remember(child);
  return child;
}

/** Has a process stopped with all others. */
export function remember(child: ChildProcess, lastSignal: NodeJS.Signals = 'SIGKILL'): void {
  running.set(child, lastSignal);
  for (const ending of ['exit', 'error'] as const) child.once(ending, () => running.delete(child));
}

/** Stops all running processes, the last one started first, so that no request meets a stopped backend. */
export async function stopAll(): Promise<void> {
  for (const child of [...running.keys()].reverse()) await stop(child);
}

let isStoppedForGood = false;

/** Stops all running processes, and starts no other. */
export function stopForGood(): Promise<void> {
  isStoppedForGood = true;
  return stopAll();
}

/** Ends all running processes without waiting for them. */
export function killAll(): void {
  for (const [child, signal] of running) child.kill(signal);
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
