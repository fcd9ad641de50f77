import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sheetFile } from '../framework/stylesheet-shapes.ts';

/** A stylesheet of this build, as it is inlined. */
export interface Sheet {
  readonly text: string;
  /** Its source expression in a Content-Security-Policy. */
  readonly source: string;
}

export type ReadSheet = (href: string) => Sheet | undefined;

/**
 * Reads the stylesheets of the build in `buildFolder`, each once. Returns undefined for any other file and for one that cannot be inlined.
 */
export function sheetReader(buildFolder: string): ReadSheet {
  const known = new Map<string, Sheet | undefined>();
  return (href) => {
    if (!known.has(href)) known.set(href, readSheet(buildFolder, href));
    return known.get(href);
  };
}

function readSheet(buildFolder: string, href: string): Sheet | undefined {
  const file = sheetFile(href);
  if (file === undefined) return undefined;
  try {
    const text = withWholeAddresses(readFileSync(join(buildFolder, file), 'utf8'), href);
    if (/<\/style|<!--/i.test(text)) return undefined;
    return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
  } catch {
    return undefined;
  }
}

/** Rewrites the addresses of fonts, which are relative to the stylesheet's own address. */
function withWholeAddresses(text: string, href: string): string {
  return text.replace(
    /url\((?<quote>["']?)(?<address>\.{1,2}\/[^"')]+)\k<quote>\)/g,
    (_all, quote: string, address: string) =>
      `url(${quote}${new URL(address, `http://page${href}`).pathname}${quote})`,
  );
}
