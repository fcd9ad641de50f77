/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';
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
  /** @minimum 0 */
  visitCount: number;
  publishedAt: string;
}
