/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

import {
  UnitOfMeasurement
} from '../schemas';


export const ListUnitsOfMeasurementResponseItem = UnitOfMeasurement
export const ListUnitsOfMeasurementResponse = zod.array(ListUnitsOfMeasurementResponseItem).max(1000)

export const filterUnitsOfMeasurementQueryTermMax = 120;

export const filterUnitsOfMeasurementQueryQuantityIdMax = 64;



export const FilterUnitsOfMeasurementQueryParams = zod.object({
  "term": zod.string().min(1).max(filterUnitsOfMeasurementQueryTermMax).optional(),
  "quantityId": zod.string().min(1).max(filterUnitsOfMeasurementQueryQuantityIdMax).optional()
})

export const FilterUnitsOfMeasurementResponseItem = UnitOfMeasurement
export const FilterUnitsOfMeasurementResponse = zod.array(FilterUnitsOfMeasurementResponseItem).max(1000)
