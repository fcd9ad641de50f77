import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Makes `target` equal to `source` with the fewest changes: identical files stay untouched. Removes `source`. */
export async function replaceFolder(target: string, source: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const [wanted, present] = [await listFiles(source), await listFiles(target)];
  for (const file of wanted) {
    const [from, to] = [join(source, file), join(target, file)];
    if (present.includes(file) && (await readFile(from)).equals(await readFile(to))) continue;
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
  }
  for (const file of present) if (!wanted.includes(file)) await rm(join(target, file));
  await rm(source, { recursive: true });
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
