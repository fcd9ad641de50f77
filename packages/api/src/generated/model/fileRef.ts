/**
 * Generated from the contract; do not edit.
 */

/**
 * A stored file. Pictures also answer `?w=48|96|320|640|1024` for a box of that width in pixels; up to 96 they are square thumbnails, and may be larger for fine screens.
 */
export interface FileRef {
  /**
     * Id of the file; writes name it.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Absolute, or relative to the site's root (`/media/…`).
     * @maxLength 2048
     */
  url: string;
  /**
     * File name for people.
     * @maxLength 300
     */
  name: string;
  /**
     * Media type.
     * @maxLength 120
     */
  mime: string;
  /**
     * Size in bytes.
     * @minimum 0
     * @maximum 9007199254740991
     */
  sizeBytes: number;
  /**
     * Width in pixels; pictures only.
     * @minimum 1
     * @maximum 2147483647
     */
  width?: number;
  /**
     * Height in pixels; pictures only.
     * @minimum 1
     * @maximum 2147483647
     */
  height?: number;
  /**
     * A small picture of the file, if there is one.
     * @maxLength 2048
     */
  thumbUrl?: string;
}
