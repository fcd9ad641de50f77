/**
 * Generated from the contract; do not edit.
 */
import type { PaymentCancelled } from './paymentCancelled';
import type { PaymentCreated } from './paymentCreated';
import type { PaymentExpired } from './paymentExpired';
import type { PaymentFailed } from './paymentFailed';
import type { PaymentPaid } from './paymentPaid';
import type { PaymentPending } from './paymentPending';
import type { PaymentRefunded } from './paymentRefunded';
import type { PaymentVerifying } from './paymentVerifying';

/**
 * A payment and its state; each `status` has its own fields.
 */
export type Payment = PaymentCreated | PaymentPending | PaymentVerifying | PaymentPaid | PaymentFailed | PaymentCancelled | PaymentExpired | PaymentRefunded;
