/** One address of the sitemap. */
export interface SitemapEntry {
  /** Canonical path from `paths`, percent-encoded. */
  readonly path: string;
  /** Last change of its content, ISO 8601 UTC; omitted where the catalogue does not say. */
  readonly lastModified?: string;
  /** Root-relative or absolute address of its main picture. */
  readonly image?: string;
  /** Videos that play on it. */
  readonly videos?: readonly SitemapVideo[];
}

export interface SitemapVideo {
  readonly title: string;
  readonly description: string;
  /** Root-relative or absolute address of its picture. */
  readonly poster: string;
  /** The same of its file. */
  readonly source: string;
  readonly durationSeconds: number;
  /** ISO 8601 UTC. */
  readonly publishedAt: string;
}

/** A file of addresses listed in the index: at most {@link LONGEST_PART} of them. */
export interface SitemapPart {
  /** Name in the file's address, `products-c-bearings`: letters, digits, `-` and `_`. */
  readonly name: string;
  /** Reads the addresses one page of the catalogue at a time, so that a part is never held whole. */
  readonly entries: () => AsyncIterable<SitemapEntry>;
}

/** Most addresses of one part; the catalogue's lists, too, are paged down to their first ten thousand items. */
export const LONGEST_PART = 10_000;
