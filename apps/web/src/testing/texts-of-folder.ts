import { globSync } from 'node:fs';
import { join } from 'node:path';

/** A text and where it stands: the file, then the names down to it. */
export type PlacedText = readonly [where: string, text: string];

/** Returns all texts of the modules in a folder. Texts with parameters are filled with words and numbers. */
export async function textsOfFolder(folder: string): Promise<PlacedText[]> {
  const files = globSync('*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  return (await Promise.all(files.map((file) => textsOfFile(folder, file)))).flat();
}

export async function textsOfFile(folder: string, file: string): Promise<PlacedText[]> {
  return textsIn(await import(/* @vite-ignore */ join(folder, file)), file);
}

function textsIn(value: unknown, where: string): PlacedText[] {
  if (typeof value === 'string') return [[where, value]];
  if (typeof value === 'function') return filled(value as (...gaps: unknown[]) => unknown, where);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${where}.${key}`));
}

function filled(fill: (...gaps: unknown[]) => unknown, where: string): PlacedText[] {
  return ['بلبرینگ', 'SKF'].flatMap((gap) => textsIn(fill(gap, 'تهران', '۳'), where));
}
