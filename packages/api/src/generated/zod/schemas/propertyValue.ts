/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const propertyValuePropertyIdMax = 64;

const propertyValueTitleMax = 300;

const propertyValueEnglishTitleMax = 300;

const propertyValueSymbolMax = 40;

const propertyValueGroupMax = 300;

const propertyValueMeasurementQuantityIdMax = 64;

const propertyValueMeasurementUnitIdMax = 64;

const propertyValueUnitDisplayTextMax = 300;

const propertyValueDecimalsMin = 0;
const propertyValueDecimalsMax = 9;

const propertyValueTextMax = 10000;

const propertyValueOptionIdsItemMax = 64;

const propertyValueOptionIdsMax = 1000;

const propertyValueOptionTitlesItemMax = 300;

const propertyValueOptionTitlesMax = 1000;



export const PropertyValue = zod.object({
  "propertyId": zod.string().min(1).max(propertyValuePropertyIdMax),
  "title": zod.string().max(propertyValueTitleMax),
  "englishTitle": zod.string().max(propertyValueEnglishTitleMax).optional(),
  "symbol": zod.string().max(propertyValueSymbolMax).optional(),
  "group": zod.string().max(propertyValueGroupMax).optional(),
  "value": zod.number().optional(),
  "maxValue": zod.number().optional(),
  "baseValue": zod.number().optional(),
  "baseMaxValue": zod.number().optional(),
  "measurementQuantityId": zod.string().min(1).max(propertyValueMeasurementQuantityIdMax).optional(),
  "measurementUnitId": zod.string().min(1).max(propertyValueMeasurementUnitIdMax).optional(),
  "unitDisplayText": zod.string().max(propertyValueUnitDisplayTextMax).optional(),
  "decimals": zod.int().min(propertyValueDecimalsMin).max(propertyValueDecimalsMax).optional(),
  "text": zod.string().max(propertyValueTextMax).optional(),
  "bool": zod.boolean().optional(),
  "optionIds": zod.array(zod.string().min(1).max(propertyValueOptionIdsItemMax)).max(propertyValueOptionIdsMax).optional(),
  "optionTitles": zod.array(zod.string().max(propertyValueOptionTitlesItemMax)).max(propertyValueOptionTitlesMax).optional()
});

export type PropertyValue = zod.input<typeof PropertyValue>;
export type PropertyValueOutput = zod.output<typeof PropertyValue>;
