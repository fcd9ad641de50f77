import type { Services } from '../server/services';
import { failureText } from './failure-texts';
import type { AttemptRow, PaymentRecord, PaymentRow } from './payment-record';

type Shown = Record<string, unknown>;

/** Converts a payment to the contract's shape: each state with its members. */
export function shownPayment(
  services: Services,
  { payment, attempts }: PaymentRecord,
  postGateways: PostGateways,
): Shown {
  const shown = attempts.map((attempt) => shownAttempt(services, attempt, postGateways));
  return {
    id: payment.id,
    purpose: payment.purpose,
    referenceId: payment.reference_id,
    title: payment.title,
    amountRial: payment.amount_rial,
    taxRial: payment.tax_rial,
    paidFromWalletRial: payment.paid_from_wallet_rial,
    createdAt: instant(payment.created_at),
    expiresAt: instant(payment.expires_at),
    attempts: shown,
    status: payment.status,
    ...ofState(payment, shown.at(-1)),
  };
}

function ofState(payment: PaymentRow, attempt: Shown | undefined): Shown {
  const changedAt = instant(payment.changed_at);
  switch (payment.status) {
    case 'Created':
      return {};
    case 'Pending':
    case 'Verifying':
      return { attempt };
    case 'Paid':
      return { ...paid(payment), ...given('referenceNumber', payment.reference_number) };
    case 'Failed': {
      const failureCode = payment.failure_code ?? 'bank-refused';
      return { failedAt: changedAt, failureCode, failureText: failureText(failureCode) };
    }
    case 'Cancelled':
      return { cancelledAt: changedAt };
    case 'Expired':
      return { expiredAt: changedAt };
    case 'Refunded':
      return { ...paid(payment), refundedAt: changedAt };
  }
}

function paid(payment: PaymentRow): Shown {
  return { paidAt: instant(payment.paid_at ?? payment.changed_at), trackingCode: payment.tracking_code };
}

/** Ids of the gateways whose bank page is opened by a form. */
export type PostGateways = ReadonlySet<string>;

export function shownAttempt(services: Services, attempt: AttemptRow, postGateways: PostGateways): Shown {
  const isOpen = attempt.status === 'Requested' || attempt.status === 'Redirected';
  return {
    id: attempt.id,
    paymentId: attempt.payment_id,
    gatewayId: attempt.gateway_id,
    status: attempt.status,
    amountRial: attempt.amount_rial,
    paidFromWalletRial: attempt.wallet_rial,
    ...(isOpen ? redirect(services, attempt, postGateways.has(attempt.gateway_id)) : {}),
    ...given('trackingCode', attempt.tracking_code),
    ...given('referenceNumber', attempt.reference_number),
    ...given('cardMask', attempt.card_mask),
    ...given('failureCode', attempt.failure_code),
    ...(attempt.failure_code === null ? {} : { failureText: failureText(attempt.failure_code) }),
    requestedAt: instant(attempt.requested_at),
    expiresAt: instant(attempt.expires_at),
    ...(attempt.finished_at === null ? {} : { finishedAt: instant(attempt.finished_at) }),
  };
}

function redirect({ publicUrl }: Services, { authority }: AttemptRow, isPost: boolean): Shown {
  const redirectUrl = `${publicUrl}/bank/${authority}`;
  if (!isPost) return { redirectUrl, redirectMethod: 'GET' };
  return { redirectUrl, redirectMethod: 'POST', redirectFields: { token: authority } };
}

function given(name: string, value: string | null): Shown {
  return value === null ? {} : { [name]: value };
}

function instant(text: string): string {
  return new Date(text).toISOString();
}
