import type { ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { launch, stop } from '../run/processes.ts';

/** A program of the cluster that is not an instance of the product. */
export interface Daemon {
  readonly port: number;
  start(): Promise<void>;
  stop(): Promise<void>;
  readonly isRunning: boolean;
}

const LOOK_MS = 50;
const START_LIMIT_MS = 15_000;
const GRACE_MS = 5_000;

/** Runs a program in the foreground; it counts as started when its port accepts connections. */
export function daemon(command: readonly string[], folder: string, port: number): Daemon {
  let child: ChildProcess | undefined;
  let said = '';
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  return {
    port,
    get isRunning() {
      return isRunning();
    },
    start: async () => {
      child = launch(command, { cwd: folder });
      const take = (part: Buffer) => {
        said = `${said}${part}`.slice(-2_000);
      };
      child.stdout?.on('data', take);
      child.stderr?.on('data', take);
      const untilMs = Date.now() + START_LIMIT_MS;
      while (!(await accepts(port))) {
        if (!isRunning() || Date.now() > untilMs) throw new Error(`${command[0]} did not start:\n${said}`);
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    },
    stop: async () => {
      if (child) await stop(child, GRACE_MS);
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
