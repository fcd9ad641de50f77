import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';

/** Resolves a relative folder from the repository's root, whatever the current directory. */
export function resolveDataFolder(setting: string): string {
  return isAbsolute(setting) ? setting : join(workspaceRoot(import.meta.dirname), setting);
}

function workspaceRoot(start: string): string {
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
  }
  return process.cwd();
}
