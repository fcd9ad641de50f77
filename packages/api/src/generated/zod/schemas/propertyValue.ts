/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const propertyValueDecimalsMin = 0;
export const propertyValueDecimalsMax = 9;



export const PropertyValue = zod.object({
  "propertyId": zod.string(),
  "title": zod.string(),
  "englishTitle": zod.string().optional(),
  "symbol": zod.string().optional(),
  "group": zod.string().optional(),
  "value": zod.number().optional(),
  "maxValue": zod.number().optional(),
  "baseValue": zod.number().optional(),
  "baseMaxValue": zod.number().optional(),
  "measurementQuantityId": zod.string().optional(),
  "measurementUnitId": zod.string().optional(),
  "unitDisplayText": zod.string().optional(),
  "decimals": zod.int().min(propertyValueDecimalsMin).max(propertyValueDecimalsMax).optional(),
  "text": zod.string().optional(),
  "bool": zod.boolean().optional(),
  "optionIds": zod.array(zod.string()).optional(),
  "optionTitles": zod.array(zod.string()).optional()
});

export type PropertyValue = zod.input<typeof PropertyValue>;
export type PropertyValueOutput = zod.output<typeof PropertyValue>;
