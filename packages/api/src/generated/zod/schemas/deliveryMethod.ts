/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const DeliveryMethod = zod.string();

export type DeliveryMethod = zod.input<typeof DeliveryMethod>;
export type DeliveryMethodOutput = zod.output<typeof DeliveryMethod>;
