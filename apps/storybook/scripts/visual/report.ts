import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { encode, type Picture } from './picture.ts';

export interface Change {
  readonly storyId: string;
  readonly width: number;
  readonly kind: 'changed' | 'added' | 'removed';
  readonly changedPixels: number;
  readonly before?: Picture;
  readonly after?: Picture;
  readonly difference?: Picture;
}

const style =
  'body{font:14px/1.6 system-ui;margin:24px;background:#f6f7f9;color:#15191f}section{background:#fff;border:1px solid #dde2e8;border-radius:8px;padding:16px;margin-block:16px}div{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:16px}figure{margin:0}img{max-width:100%;border:1px solid #dde2e8}';

/**
 * The page of differences: before, after and the difference side by side. Pictures are written to files at once: those of hundreds of
 * changes would not fit into memory.
 */
export class DifferencesPage {
  readonly #folder: string;
  readonly #sections = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = folder;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  async add(change: Change): Promise<void> {
    const name = `${change.storyId}.${change.width}`;
    const figures: string[] = [];
    for (const part of ['before', 'after', 'difference'] as const) {
      const picture = change[part];
      if (!picture) continue;
      const file = `${name}.${part}.webp`;
      writeFileSync(`${this.#folder}/${file}`, await encode(picture));
      figures.push(
        `<figure><figcaption>${part}</figcaption><img src="${file}" alt="" loading="lazy"></figure>`,
      );
    }
    const amount = change.kind === 'changed' ? `: ${change.changedPixels} pixels` : '';
    this.#sections.set(
      name,
      `<section><h2>${name}</h2><p>${change.kind}${amount}</p><div>${figures.join('')}</div></section>`,
    );
  }

  /** Writes the page. Returns its path. */
  write(against: string): string {
    const names = [...this.#sections.keys()].sort();
    const summary = `${names.length === 0 ? 'No difference' : `${names.length} differences`} to ${against}`;
    const path = `${this.#folder}/index.html`;
    const sections = names.map((name) => this.#sections.get(name)).join('');
    writeFileSync(
      path,
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Differences</title><style>${style}</style><h1>${summary}</h1>${sections}</html>\n`,
    );
    return path;
  }
}
