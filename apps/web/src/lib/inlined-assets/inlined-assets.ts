import { withSingleQuotes } from '../framework/flight-scripts.ts';
import { withPictures } from './inlined-picture.ts';
import { announceSheets, sheetsOf, withSheets } from './inlined-stylesheets.ts';
import { pictureReader } from './read-picture.ts';
import { sheetReader } from './stylesheet-files.ts';

export interface StoredPage {
  readonly html: string;
  /** CSP source expressions of the page's inlined stylesheets. */
  readonly styles: readonly string[];
  /** Whether a picture of its first view stayed a file that may be inlined another time. */
  readonly isPictureLate: boolean;
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
  return {
    async keep(html) {
      let isPictureLate = false;
      const readPicture = pictureReader(catalogueOrigin, () => {
        isPictureLate = true;
      });
      const drawn = await withPictures(html, readPicture);
      const hrefs = sheetsOf(html, readSheet);
      return {
        html: withSingleQuotes(announceSheets(drawn, hrefs)),
        styles: hrefs.flatMap((href) => readSheet(href)?.source ?? []),
        isPictureLate,
      };
    },
    send: (html) => withSheets(html, readSheet),
  };
}
