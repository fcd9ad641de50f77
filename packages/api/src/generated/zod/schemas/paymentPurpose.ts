/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const PaymentPurpose = zod.enum(['WalletCharge', 'TradeRequest', 'Membership', 'Advertisement']);

export type PaymentPurpose = zod.input<typeof PaymentPurpose>;
export type PaymentPurposeOutput = zod.output<typeof PaymentPurpose>;
