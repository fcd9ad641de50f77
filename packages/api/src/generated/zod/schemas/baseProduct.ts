/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';
import { PropertyValue } from './propertyValue';

const baseProductIdMax = 64;

const baseProductNameMax = 300;

const baseProductSlugMax = 300;

const baseProductScientificNameMax = 300;

const baseProductCategoryIdMax = 64;

const baseProductPropertiesMax = 500;

const baseProductOffersCountMin = 0;
const baseProductOffersCountMax = 2147483647;

const baseProductMinPriceRialMin = 0;
const baseProductMinPriceRialMax = 9007199254740991;

const baseProductMaxPriceRialMin = 0;
const baseProductMaxPriceRialMax = 9007199254740991;



export const BaseProduct = zod.object({
  "id": zod.string().min(1).max(baseProductIdMax),
  "name": zod.string().max(baseProductNameMax),
  "slug": zod.string().max(baseProductSlugMax),
  "scientificName": zod.string().max(baseProductScientificNameMax).optional(),
  "categoryId": zod.string().min(1).max(baseProductCategoryIdMax),
  "image": FileRef.optional(),
  "properties": zod.array(PropertyValue).max(baseProductPropertiesMax),
  "offersCount": zod.int().min(baseProductOffersCountMin).max(baseProductOffersCountMax),
  "minPriceRial": zod.int().min(baseProductMinPriceRialMin).max(baseProductMinPriceRialMax).optional(),
  "maxPriceRial": zod.int().min(baseProductMaxPriceRialMin).max(baseProductMaxPriceRialMax).optional()
});

export type BaseProduct = zod.input<typeof BaseProduct>;
export type BaseProductOutput = zod.output<typeof BaseProduct>;
