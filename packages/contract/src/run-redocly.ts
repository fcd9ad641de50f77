import { spawnSync } from 'node:child_process';
import { locations } from './locations.ts';

/** Runs the Redocly command in the contract's folder. Throws with its report when it has findings. */
export function runRedocly(...parameters: string[]): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [locations.redocly, ...parameters, '--config', 'redocly.yaml'],
    { cwd: locations.openapi, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`redocly ${parameters[0]} failed\n${stdout}${stderr}`);
}
