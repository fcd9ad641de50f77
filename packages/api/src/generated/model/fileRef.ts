/**
 * Generated from the contract; do not edit.
 */

/**
 * A stored file. Pictures also answer `?w=48|96|320|640|1024` for a box of that width in pixels; up to 96 they are square thumbnails, and may be larger for fine screens.
 */
export interface FileRef {
  id: string;
  /** Absolute, or relative to the site's root (`/media/…`). */
  url: string;
  /** File name for people. */
  name: string;
  /** Media type. */
  mime: string;
  /**
     * Size in bytes.
     * @minimum 0
     */
  sizeBytes: number;
  /**
     * Width in pixels; pictures only.
     * @minimum 1
     */
  width?: number;
  /**
     * Height in pixels; pictures only.
     * @minimum 1
     */
  height?: number;
  /** A small picture of the file, if there is one. */
  thumbUrl?: string;
}
