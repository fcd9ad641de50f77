/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';
import type { MediaVideoArticle } from './mediaVideoArticle';
import type { MediaVideoChaptersItem } from './mediaVideoChaptersItem';
import type { MediaVideoSupplier } from './mediaVideoSupplier';
import type { VideoCaption } from './videoCaption';
import type { VideoSource } from './videoSource';

export interface MediaVideo {
  id: string;
  title: string;
  description?: string;
  cover: FileRef;
  sources: VideoSource[];
  /**
     * Length in seconds.
     * @minimum 0
     */
  durationSeconds: number;
  captions?: VideoCaption[];
  tags: string[];
  categoryId?: string;
  supplierId?: string;
  /** Name of the supplier who made it. */
  supplier?: MediaVideoSupplier;
  /** The article that shows it, where there is one; the newest of several. */
  article?: MediaVideoArticle;
  /** Parts of the video by start; absent where it has none. */
  chapters?: MediaVideoChaptersItem[];
  /** @minimum 0 */
  visitCount: number;
  publishedAt: string;
}
