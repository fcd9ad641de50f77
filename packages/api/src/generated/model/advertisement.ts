/**
 * Generated from the contract; do not edit.
 */
import type { AdvertisementPosition } from './advertisementPosition';
import type { FileRef } from './fileRef';

/**
 * A paid place, always shown as «آگهی». It leads to `path` inside the site or to `url` outside; exactly one of them is there.
 */
export interface Advertisement {
  id: string;
  position: AdvertisementPosition;
  title: string;
  imageDesktop: FileRef;
  imageMobile: FileRef;
  /** The picture in words. */
  alt: string;
  /** Path in the site. */
  path?: string;
  /** Address outside the site. */
  url?: string;
  advertiserName: string;
  startsAt: string;
  /** Not shown from then on. */
  endsAt: string;
  /**
     * The highest comes first.
     * @minimum 0
     */
  priority: number;
}
