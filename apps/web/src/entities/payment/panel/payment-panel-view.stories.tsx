import type { Payment, WalletCredit } from '@bazaar/api/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paymentTexts as texts } from '@/translations/payments';
import { gateways, payments } from '../payment.fixtures';
import { PayChoice } from './pay-choice';
import { PaymentPanelView, type ReadyPayment } from './payment-panel-view';

const nothing = () => undefined;
const credit = { balanceRial: 7_500_000, blockedRial: 1_200_000, updatedAt: '2024-11-20T10:50:00.000Z' };

const meta = {
  title: 'Screens/Trade/Payment',
  component: PaymentPanelView,
  tags: ['!autodocs'],
} satisfies Meta<typeof PaymentPanelView>;
export default meta;
type Story = StoryObj;

const ready = (payment: Payment, more: Partial<ReadyPayment> = {}): Story => ({
  render: () => (
    <PaymentPanelView
      state="ready"
      payment={payment}
      reads={1}
      nextMs={2000}
      isStale={false}
      failure={undefined}
      isBusy={false}
      onRetry={nothing}
      onOtherGateway={nothing}
      onCancel={nothing}
      onReturnToBank={nothing}
      onReadAgain={nothing}
      {...more}
    />
  ),
});
const choice = (payment: Payment, known: WalletCredit | 'failed' = credit) => (
  <PayChoice
    payment={payment}
    gateways={gateways}
    credit={known}
    onRetryCredit={nothing}
    canUseWallet={payment.purpose !== 'WalletCharge'}
    isBusy={false}
    onPay={nothing}
    onPayFromWallet={nothing}
    onRetryGateways={nothing}
  />
);

export const Ready: Story = ready(payments.paid, { addition: texts.balanceNow('۷۵۰٬۰۰۰') });
/** What the credit was for is the next step. */
export const PaidWithNext: Story = ready(payments.paid, {
  addition: texts.balanceNow('۷۵۰٬۰۰۰'),
  following: {
    title: 'هزینهٔ درخواست 1403-08317',
    amount: '۷۹٬۲۰۰',
    until: '۱ آذر ۱۴۰۳، ۰۹:۱۲',
    onPay: nothing,
  },
});
export const Loading: Story = { render: () => <PaymentPanelView state="loading" /> };
export const Failed: Story = {
  name: 'Error',
  render: () => <PaymentPanelView state="failed" isMissing={false} onRetry={nothing} />,
};
/** No such payment, or somebody else's. */
export const Empty: Story = {
  render: () => <PaymentPanelView state="failed" isMissing onRetry={nothing} />,
};
/** Part from the wallet, the rest at a gateway. */
export const ToPay: Story = ready(payments.plan, { choice: choice(payments.plan) });
export const AtBank: Story = ready(payments.atBank);
export const Checking: Story = ready(payments.checking, { reads: 4, nextMs: 8000 });
/** Five minutes later: the result comes by message. */
export const CheckedLong: Story = ready(payments.checking, { reads: 13, nextMs: undefined });
export const CancelledAtBank: Story = ready(payments.cancelledAtBank);
export const RefusedByBank: Story = ready(payments.failed);
/** The last attempt took a part from the wallet: without the credit no gateway is offered. */
export const FailedWithoutCredit: Story = ready(payments.failed, {
  choice: choice(
    {
      ...payments.failed,
      attempts: payments.failed.attempts.map((attempt) => ({ ...attempt, paidFromWalletRial: 400_000 })),
      purpose: 'TradeRequest',
    },
    'failed',
  ),
});
export const GivenUp: Story = ready(payments.givenUp);
/** The last read failed. */
export const Stale: Story = ready(payments.checking, { isStale: true });
