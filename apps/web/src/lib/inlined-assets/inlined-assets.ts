import { withSingleQuotes } from '../framework/flight-scripts.ts';
import { withPictures } from './inlined-picture.ts';
import { announceSheets, sheetsOf, withSheets } from './inlined-stylesheets.ts';
import { pictureReader } from './read-picture.ts';
import { sheetReader } from './stylesheet-files.ts';

export interface StoredPage {
  readonly html: string;
  /** CSP source expressions of the page's inlined stylesheets. */
  readonly styles: readonly string[];
}

/** Inlines what a cached page needs for its first paint: its stylesheets and the pictures of its first view. */
export interface FirstView {
  /** Returns the page as it is stored: with its pictures inlined, announcing that its stylesheets will be, its data in single quotes. */
  keep(html: string): Promise<StoredPage>;
  /** Returns the page as it is sent: with its stylesheets, which many pages share and which are not stored with each. */
  send(html: string): string;
}

/** Returns the two steps for one build: `buildFolder` contains its stylesheets, `catalogueOrigin` serves the pictures. */
export function firstView(buildFolder: string, catalogueOrigin: string): FirstView {
  const readSheet = sheetReader(buildFolder);
  const readPicture = pictureReader(catalogueOrigin);
  return {
    async keep(html) {
      const hrefs = sheetsOf(html, readSheet);
      return {
        html: withSingleQuotes(announceSheets(await withPictures(html, readPicture), hrefs)),
        styles: hrefs.flatMap((href) => readSheet(href)?.source ?? []),
      };
    },
    send: (html) => withSheets(html, readSheet),
  };
}
