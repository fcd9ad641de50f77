/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const FilePurpose = /*#__PURE__*/ zod.enum(['Avatar', 'TradeDocument', 'Message', 'Feedback', 'Address']);

export type FilePurpose = zod.input<typeof FilePurpose>;
export type FilePurposeOutput = zod.output<typeof FilePurpose>;
