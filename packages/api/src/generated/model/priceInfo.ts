/**
 * Generated from the contract; do not edit.
 */
import type { PriceFixed } from './priceFixed';
import type { PriceFrom } from './priceFrom';
import type { PriceLoginToSee } from './priceLoginToSee';
import type { PriceOnRequest } from './priceOnRequest';
import type { PriceRange } from './priceRange';

/**
 * What a product costs, by kind. Money is whole Rial for one `perUnitId`.
 */
export type PriceInfo = PriceFixed | PriceFrom | PriceRange | PriceOnRequest | PriceLoginToSee;
