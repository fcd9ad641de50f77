/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';
import { PropertyValue } from './propertyValue';

export const baseProductOffersCountMin = 0;

export const baseProductMinPriceRialMin = 0;

export const baseProductMaxPriceRialMin = 0;



export const BaseProduct = zod.object({
  "id": zod.string(),
  "name": zod.string(),
  "slug": zod.string(),
  "scientificName": zod.string().optional(),
  "categoryId": zod.string(),
  "image": FileRef.optional(),
  "properties": zod.array(PropertyValue),
  "offersCount": zod.int().min(baseProductOffersCountMin),
  "minPriceRial": zod.int().min(baseProductMinPriceRialMin).optional(),
  "maxPriceRial": zod.int().min(baseProductMaxPriceRialMin).optional()
});

export type BaseProduct = zod.input<typeof BaseProduct>;
export type BaseProductOutput = zod.output<typeof BaseProduct>;
