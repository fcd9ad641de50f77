/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';
import type { MediaVideoArticle } from './mediaVideoArticle';
import type { MediaVideoChaptersItem } from './mediaVideoChaptersItem';
import type { MediaVideoSupplier } from './mediaVideoSupplier';
import type { VideoCaption } from './videoCaption';
import type { VideoSource } from './videoSource';

/**
 * A video with its files, captions and chapters.
 */
export interface MediaVideo {
  /**
     * Id of the video.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Title, as lists and the player show it.
     * @maxLength 300
     */
  title: string;
  /**
     * What it shows, in plain text.
     * @maxLength 4000
     */
  description?: string;
  /** Still picture shown before it plays. */
  cover: FileRef;
  /**
     * Its files, the best first.
     * @maxItems 200
     */
  sources: VideoSource[];
  /**
     * Length in seconds.
     * @minimum 0
     * @maximum 2147483647
     */
  durationSeconds: number;
  /**
     * Captions by language; none when nothing is spoken or they were not made.
     * @maxItems 200
     */
  captions?: VideoCaption[];
  /**
     * Words it is found by.
     * @maxItems 200
     * @items.maxLength 300
     */
  tags: string[];
  /**
     * Category it is about; absent when it is about none.
     * @minLength 1
     * @maxLength 64
     */
  categoryId?: string;
  /**
     * Supplier who published it; absent for the marketplace's own.
     * @minLength 1
     * @maxLength 64
     */
  supplierId?: string;
  /** Name of the supplier who made it. */
  supplier?: MediaVideoSupplier;
  /** The article that shows it, where there is one; the newest of several. */
  article?: MediaVideoArticle;
  /**
     * Parts of the video by start; absent where it has none.
     * @maxItems 200
     */
  chapters?: MediaVideoChaptersItem[];
  /**
     * How often it was opened.
     * @minimum 0
     * @maximum 2147483647
     */
  visitCount: number;
  /** When it was published (UTC). */
  publishedAt: string;
}
