import type { FileRef } from '@bazaar/api/model';

const OWN_MEDIA = '/media/';

/** Widths of the catalogue's pictures as shown. 48 and 96 are thumbnails: square, drawn for their size, and sharp on any screen; the lines of one list are as heavy only in one of them. */
export type PictureWidth = 48 | 96 | 320 | 640 | 1024;

/** Returns a picture in the given width. */
export function pictureAt(file: FileRef, width: PictureWidth): string {
  return file.url.startsWith(OWN_MEDIA) ? `${file.url}?w=${width}` : file.url;
}

/** Returns the `srcset` widths of a picture; undefined for a picture from elsewhere. */
export function pictureWidths(file: FileRef, widths: readonly PictureWidth[]): string | undefined {
  if (!file.url.startsWith(OWN_MEDIA)) return undefined;
  return widths.map((width) => `${pictureAt(file, width)} ${width}w`).join(', ');
}
