import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Interval in ms between two looks: each reads the size of every file. */
const LOOK_MS = 5 * 60_000;
/** What a small file takes of a disk. */
const BLOCK = 4_096;
/** Share of the bound that stays after files were removed, so that the next look finds room. */
const REST_SHARE = 0.8;

interface StoredFile {
  readonly path: string;
  readonly bytes: number;
  readonly writtenAtMs: number;
}

/** Keeps the files of a folder below a bound from now on: a full disk, or a volume over its limit, would end the instance. */
export function boundFolder(folder: string, megabytes: number): void {
  const look = async () => {
    try {
      const removed = await sweepFolder(folder, megabytes * 1_000_000);
      if (removed > 0) console.warn(`page cache: over ${megabytes} MB, the ${removed} oldest files removed`);
    } catch (error) {
      console.error(error);
    }
  };
  void look();
  setInterval(() => void look(), LOOK_MS).unref();
}

/**
 * Removes the files written longest ago when a folder takes more than `mostBytes` of its disk. A page whose files are not all there is
 * rendered again.
 *
 * @returns how many were removed
 */
export async function sweepFolder(folder: string, mostBytes: number): Promise<number> {
  const files = await filesOf(folder);
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= mostBytes) return 0;
  let removed = 0;
  for (const file of files.sort((one, other) => one.writtenAtMs - other.writtenAtMs)) {
    if (bytes <= mostBytes * REST_SHARE) break;
    await rm(file.path, { force: true });
    bytes -= file.bytes;
    removed += 1;
  }
  return removed;
}

async function filesOf(folder: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  try {
    for await (const entry of await opendir(folder, { recursive: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      // Another file may have taken its place, or it is gone.
      const found = await stat(path).catch(() => undefined);
      if (found)
        files.push({ path, bytes: Math.ceil(found.size / BLOCK) * BLOCK, writtenAtMs: found.mtimeMs });
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return files;
}
