/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const FilePurpose = zod.enum(['Avatar', 'TradeDocument', 'Message', 'Feedback', 'Address']);

export type FilePurpose = zod.input<typeof FilePurpose>;
export type FilePurposeOutput = zod.output<typeof FilePurpose>;
