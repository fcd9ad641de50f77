import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { encode, type Picture } from './picture.ts';

export interface Change {
  readonly storyId: string;
  /** Name of the mode in which it was looked at. */
  readonly mode: string;
  readonly kind: 'changed' | 'added' | 'removed';
  readonly changedPixels: number;
  readonly before?: Picture;
  readonly after?: Picture;
  readonly difference?: Picture;
}

const style =
  'body{font:14px/1.6 system-ui;margin:24px;background:#f6f7f9;color:#15191f}section{background:#fff;border:1px solid #dde2e8;border-radius:8px;padding:16px;margin-block:16px}h2{margin:0;overflow-wrap:anywhere}div{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:16px}figure{margin:0}img{max-width:100%;border:1px solid #dde2e8}nav ul{columns:2 420px;padding-inline-start:20px}';

/**
 * The page of differences: what differs, by story and mode, then before, after and the difference side by side. The folder is all there is
 * to it: it can be sent to somebody and opens from a disk. Pictures are written to files at once: those of hundreds of changes would not
 * fit into memory.
 */
export class DifferencesPage {
  readonly #folder: string;
  readonly #sections = new Map<string, { readonly line: string; readonly section: string }>();

  constructor(folder: string) {
    this.#folder = folder;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  async add(change: Change): Promise<void> {
    const name = `${change.storyId}.${change.mode}`;
    const figures: string[] = [];
    for (const part of ['before', 'after', 'difference'] as const) {
      const picture = change[part];
      if (!picture) continue;
      const file = `${name}.${part}.webp`;
      writeFileSync(`${this.#folder}/${file}`, await encode(picture));
      figures.push(
        `<figure><figcaption>${part}</figcaption><a href="${file}"><img src="${file}" alt="${name}, ${part}" loading="lazy"></a></figure>`,
      );
    }
    const amount = change.kind === 'changed' ? `: ${change.changedPixels} pixels` : '';
    this.#sections.set(name, {
      line: `<li><a href="#${name}">${name}</a> ${change.kind}${amount}</li>`,
      section: `<section id="${name}"><h2>${name}</h2><p>${change.kind}${amount}</p><div>${figures.join('')}</div></section>`,
    });
  }

  /** Writes the page. Returns its path. */
  write(against: string): string {
    const names = [...this.#sections.keys()].sort();
    const summary = `${names.length === 0 ? 'No difference' : `${names.length} differences`} to ${against}`;
    const path = `${this.#folder}/index.html`;
    const entries = names.map((name) => this.#sections.get(name));
    const lines = entries.map((entry) => entry?.line).join('');
    const sections = entries.map((entry) => entry?.section).join('');
    writeFileSync(
      path,
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Differences</title><style>${style}</style><h1>${summary}</h1><nav aria-label="Stories that differ"><ul>${lines}</ul></nav>${sections}</html>\n`,
    );
    return path;
  }
}
