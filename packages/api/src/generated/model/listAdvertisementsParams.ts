/**
 * Generated from the contract; do not edit.
 */
import type { AdvertisementPosition } from './advertisementPosition';

export type ListAdvertisementsParams = {
/**
 * Where they stand.
 */
position: AdvertisementPosition;
/**
 * Category of the page they stand on.
 * @minLength 1
 * @maxLength 64
 */
categoryId?: string;
};
