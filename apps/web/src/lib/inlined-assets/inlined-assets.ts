import { withPicture } from './inlined-picture.ts';
import { announceSheets, sheetsOf, withSheets } from './inlined-stylesheets.ts';
import { pictureReader } from './read-picture.ts';
import { sheetReader } from './stylesheet-files.ts';

export interface StoredPage {
  readonly html: string;
  /** Names the sheets the page is sent with in its policy. */
  readonly styles: readonly string[];
}

/** What makes a kept page visible with its first bytes: its style sheets and its main picture inside it. */
export interface FirstView {
  /** The page as it is kept: with its picture, and told that its sheets will stand inside. */
  keep(html: string): Promise<StoredPage>;
  /** The page as it is sent: with its sheets, which are the same for many pages and are not kept with each. */
  send(html: string): string;
}

/** `buildFolder` holds the sheets, `catalogueOrigin` the pictures. */
export function firstView(buildFolder: string, catalogueOrigin: string): FirstView {
  const readSheet = sheetReader(buildFolder);
  const readPicture = pictureReader(catalogueOrigin);
  return {
    async keep(html) {
      const hrefs = sheetsOf(html, readSheet);
      return {
        html: announceSheets(await withPicture(html, readPicture), hrefs),
        styles: hrefs.flatMap((href) => readSheet(href)?.source ?? []),
      };
    },
    send: (html) => withSheets(html, readSheet),
  };
}
