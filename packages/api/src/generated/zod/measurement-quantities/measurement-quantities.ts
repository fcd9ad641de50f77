/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

import {
  MeasurementUnit
} from '../schemas';


export const listMeasurementUnitsPathIdMax = 64;



export const ListMeasurementUnitsParams = zod.object({
  "id": zod.string().min(1).max(listMeasurementUnitsPathIdMax)
})

export const ListMeasurementUnitsResponseItem = MeasurementUnit
export const ListMeasurementUnitsResponse = zod.array(ListMeasurementUnitsResponseItem).max(1000)
