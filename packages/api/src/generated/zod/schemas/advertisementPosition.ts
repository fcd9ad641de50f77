/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const AdvertisementPosition = zod.enum(['home', 'category', 'product', 'supplier', 'search']);

export type AdvertisementPosition = zod.input<typeof AdvertisementPosition>;
export type AdvertisementPositionOutput = zod.output<typeof AdvertisementPosition>;
