import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';

/** A relative folder is taken from the repository's root, wherever the server is started from. */
export function resolveDataFolder(setting: string): string {
  return isAbsolute(setting) ? setting : join(workspaceRoot(import.meta.dirname), setting);
}

function workspaceRoot(start: string): string {
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
  }
  return process.cwd();
}
