import type { FileRef } from '@bazaar/api/model';

const OWN_MEDIA = '/media/';

/** Returns a picture in the given width; pictures of the catalogue exist in 96, 320, 640 and 1024 pixels. */
export function pictureAt(file: FileRef, width: 96 | 320 | 640 | 1024): string {
  return file.url.startsWith(OWN_MEDIA) ? `${file.url}?w=${width}` : file.url;
}

/** Returns the `srcset` widths of a picture; undefined for a picture from elsewhere. */
export function pictureWidths(file: FileRef, widths: readonly (96 | 320 | 640 | 1024)[]): string | undefined {
  if (!file.url.startsWith(OWN_MEDIA)) return undefined;
  return widths.map((width) => `${pictureAt(file, width)} ${width}w`).join(', ');
}
