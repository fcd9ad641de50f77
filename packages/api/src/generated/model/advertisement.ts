/**
 * Generated from the contract; do not edit.
 */
import type { AdvertisementPosition } from './advertisementPosition';
import type { FileRef } from './fileRef';

/**
 * A paid place, always shown as «آگهی». It leads to `path` inside the site or to `url` outside; exactly one of them is there.
 */
export interface Advertisement {
  /**
     * Id of the place's booking.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /** Where on the site it is shown. */
  position: AdvertisementPosition;
  /**
     * Headline, to be shown and read aloud.
     * @maxLength 300
     */
  title: string;
  /** Picture for wide screens. */
  imageDesktop: FileRef;
  /** Picture for narrow screens. */
  imageMobile: FileRef;
  /**
     * The picture in words.
     * @maxLength 500
     */
  alt: string;
  /**
     * Path in the site.
     * @maxLength 2048
     */
  path?: string;
  /**
     * Address outside the site.
     * @maxLength 2048
     */
  url?: string;
  /**
     * Who pays for it; shown beside the mark «آگهی».
     * @maxLength 300
     */
  advertiserName: string;
  /** From when it is shown (UTC). */
  startsAt: string;
  /** Not shown from then on. */
  endsAt: string;
  /**
     * The highest comes first.
     * @minimum 0
     * @maximum 2147483647
     */
  priority: number;
}
