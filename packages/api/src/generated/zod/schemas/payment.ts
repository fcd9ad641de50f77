/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PaymentCancelled } from './paymentCancelled';
import { PaymentCreated } from './paymentCreated';
import { PaymentExpired } from './paymentExpired';
import { PaymentFailed } from './paymentFailed';
import { PaymentPaid } from './paymentPaid';
import { PaymentPending } from './paymentPending';
import { PaymentRefunded } from './paymentRefunded';
import { PaymentVerifying } from './paymentVerifying';

export const Payment = zod.discriminatedUnion('status', [PaymentCreated,PaymentPending,PaymentVerifying,PaymentPaid,PaymentFailed,PaymentCancelled,PaymentExpired,PaymentRefunded]);

export type Payment = zod.input<typeof Payment>;
export type PaymentOutput = zod.output<typeof Payment>;
