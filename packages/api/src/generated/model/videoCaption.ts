/**
 * Generated from the contract; do not edit.
 */

/**
 * Captions of a video in one language, as WebVTT.
 */
export interface VideoCaption {
  /**
     * BCP 47 language.
     * @maxLength 20
     */
  lang: string;
  /**
     * Address of the WebVTT file, relative to the service.
     * @maxLength 2048
     */
  url: string;
}
