import { spawn } from 'node:child_process';
import { childEnvironment } from '@bazaar/settings';

export interface Ended {
  readonly code: number;
  /** What it wrote to both streams. */
  readonly output: string;
}

export interface Surroundings {
  readonly cwd: string;
  /** Folders that come first among those in which programs are found. */
  readonly path?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program to its end. npm finds no registry: what is tried must come from the tarball alone. */
export function runProcess(
  program: string,
  words: readonly string[],
  { cwd, path = [], env = {} }: Surroundings,
): Promise<Ended> {
  const child = spawn(program, words, { cwd, env: surroundingsOf(path, env) });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += String(part);
    });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The environment of a stranger's shell: what the running pnpm set for npm would lead away from the folder. */
export function surroundingsOf(path: readonly string[], env: Readonly<Record<string, string>>) {
  const own = childEnvironment({});
  const others = Object.entries(own).filter(([name]) => !/^npm_/i.test(name));
  return {
    ...Object.fromEntries(others),
    NO_COLOR: '1',
    npm_config_offline: 'true',
    npm_config_loglevel: 'error',
    npm_config_update_notifier: 'false',
    ...env,
    PATH: [...path, own.PATH].join(':'),
  };
}
