import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../server/start-error';

interface LockOwner {
  pid: number;
  /** Start time of that process, as reported by the system: tells a living owner from another process with a reused number. */
  startedAt: string;
}

/**
 * Locks the data folder for this process. Throws when another living process holds it: two embedded databases over one folder would destroy
 * it. Takes over the lock of a killed process. Returns the function that releases it.
 */
export function lockDataFolder(folder: string): () => void {
  createFolder(folder);
  const path = join(folder, 'lock.json');
  const mine = JSON.stringify({
    pid: process.pid,
    startedAt: processStart(process.pid) ?? '',
  } satisfies LockOwner);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(path, mine, { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw folderProblem(folder, cause);
      refuseLivingOwner(path, folder);
      rmSync(path, { force: true });
    }
  }
  throw new StartError(`The data folder ${folder} could not be locked.`, 'Start only one sandbox on it.');
}

function createFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw folderProblem(folder, cause);
  }
}

/** Returns whether another process has the data folder for itself. */
export function hasLivingOwner(folder: string): boolean {
  const owner = readOwner(join(folder, 'lock.json'));
  return owner !== undefined && isLiving(owner);
}

function isLiving({ pid, startedAt }: LockOwner): boolean {
  return pid !== process.pid && startedAt === processStart(pid);
}

function refuseLivingOwner(path: string, folder: string): void {
  const owner = readOwner(path);
  if (owner === undefined || !isLiving(owner)) return;
  throw new StartError(
    `The data folder ${folder} is in use by another sandbox (process ${owner.pid}).`,
    `Stop it first, or give this one another folder by SANDBOX_DATA_DIR.`,
  );
}

function readOwner(path: string): LockOwner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LockOwner;
  } catch {
    return undefined;
  }
}

/** Returns `undefined` when there is no such process, or when it is a zombie. */
function processStart(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
    }
    const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return line.startsWith('Z') ? undefined : line.replace(/^\S+\s+/, '');
  } catch {
    return undefined;
  }
}

function folderProblem(folder: string, cause: unknown): StartError {
  const code = (cause as NodeJS.ErrnoException).code ?? 'unknown';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new StartError(
      `The data folder ${folder} cannot be written (${code}).`,
      'Give this user write permission to it, or name another folder by SANDBOX_DATA_DIR.',
    );
  }
  return new StartError(
    `The data folder ${folder} cannot be used (${code}).`,
    'Name a folder that can be made by SANDBOX_DATA_DIR.',
  );
}
