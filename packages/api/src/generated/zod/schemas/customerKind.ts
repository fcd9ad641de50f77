/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const CustomerKind = zod.enum(['Person', 'Company']);

export type CustomerKind = zod.input<typeof CustomerKind>;
export type CustomerKindOutput = zod.output<typeof CustomerKind>;
