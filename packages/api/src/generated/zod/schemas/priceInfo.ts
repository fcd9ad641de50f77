/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PriceFixed } from './priceFixed';
import { PriceFrom } from './priceFrom';
import { PriceLoginToSee } from './priceLoginToSee';
import { PriceOnRequest } from './priceOnRequest';
import { PriceRange } from './priceRange';

export const PriceInfo = zod.discriminatedUnion('kind', [PriceFixed,PriceFrom,PriceRange,PriceOnRequest,PriceLoginToSee]);

export type PriceInfo = zod.input<typeof PriceInfo>;
export type PriceInfoOutput = zod.output<typeof PriceInfo>;
