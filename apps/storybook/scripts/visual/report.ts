import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { encode, type Picture } from './baseline.ts';

export interface Change {
  readonly name: string;
  readonly kind: 'changed' | 'added' | 'removed';
  readonly changedPixels: number;
  readonly before?: Picture;
  readonly after?: Picture;
  readonly difference?: Picture;
}

const style =
  'body{font:14px/1.6 system-ui;margin:24px;background:#f6f7f9;color:#15191f}section{background:#fff;border:1px solid #dde2e8;border-radius:8px;padding:16px;margin-block:16px}div{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:16px}figure{margin:0}img{max-width:100%;border:1px solid #dde2e8}';

/** Writes the page of differences with its pictures: before, after and what differs, side by side. */
export async function writeReport(folder: string, changes: readonly Change[]): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sections: string[] = [];
  for (const change of changes) sections.push(await section(folder, change));
  const summary = changes.length === 0 ? 'No difference.' : `${changes.length} differences.`;
  const path = `${folder}/index.html`;
  writeFileSync(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Differences</title><style>${style}</style><h1>${summary}</h1>${sections.join('')}</html>\n`,
  );
  return path;
}

async function section(folder: string, change: Change): Promise<string> {
  const figures: string[] = [];
  for (const part of ['before', 'after', 'difference'] as const) {
    const picture = change[part];
    if (!picture) continue;
    const file = `${change.name}.${part}.webp`;
    writeFileSync(`${folder}/${file}`, await encode(picture));
    figures.push(
      `<figure><figcaption>${part}</figcaption><img src="${file}" alt="" loading="lazy"></figure>`,
    );
  }
  const amount = change.kind === 'changed' ? `: ${change.changedPixels} pixels` : '';
  return `<section><h2>${change.name}</h2><p>${change.kind}${amount}</p><div>${figures.join('')}</div></section>`;
}
