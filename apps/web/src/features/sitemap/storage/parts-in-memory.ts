import 'server-only';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/**
 * Parts held where nothing can be written: more than a plan has, as a crawler reads them in turn. Compressed, one of ten thousand addresses
 * takes about 300 KB.
 */
const MOST_PARTS = 100;

/** A part that is on no disk. */
export interface PartInMemory {
  readonly madeAtMs: number;
  readonly lastModified?: string;
  readonly packed: Buffer;
}

const held = new Map<string, PartInMemory>();

/** Returns the part of this name as it was made last; undefined when it is on the disk, or was made long ago. */
export function partInMemory(name: string): PartInMemory | undefined {
  return held.get(name);
}

export function forgetInMemory(name: string): void {
  held.delete(name);
}

/** Reads a part to its end, and holds it in place of the oldest one. */
export async function holdInMemory(
  name: string,
  xml: AsyncIterable<string>,
  lastModified: () => string | undefined,
): Promise<PartInMemory> {
  const pieces: string[] = [];
  for await (const piece of xml) pieces.push(piece);
  const newest = lastModified();
  const part: PartInMemory = {
    packed: await promisify(gzip)(pieces.join('')),
    madeAtMs: Date.now(),
    ...(newest ? { lastModified: newest } : {}),
  };
  held.delete(name);
  held.set(name, part);
  const [oldest] = held.keys();
  if (held.size > MOST_PARTS && oldest !== undefined) held.delete(oldest);
  return part;
}

/** Returns the text of a part. */
export async function unpack({ packed }: PartInMemory): Promise<string> {
  return (await promisify(gunzip)(packed)).toString();
}
