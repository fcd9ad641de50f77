/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const AdvertisementPosition = /*#__PURE__*/ zod.enum(['home', 'category', 'product', 'supplier', 'search']);

export type AdvertisementPosition = zod.input<typeof AdvertisementPosition>;
export type AdvertisementPositionOutput = zod.output<typeof AdvertisementPosition>;
