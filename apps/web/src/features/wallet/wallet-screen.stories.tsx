import {
  getListRunningMembershipsMockHandlerDefault as noRunning,
  getListRunningMembershipsMockHandler as running,
} from '@bazaar/api/mocks/membership-plans';
import {
  getCancelPaymentMockHandler as cancelling,
  getListGatewaysMockHandler as gateways,
  getListGatewaysMockHandlerDefault as noGateways,
  getListUnfinishedPaymentsMockHandlerDefault as noUnfinished,
  getRequestOnlinePaymentMockHandler as paying,
  getGetPaymentMockHandler as payment,
  getListUnfinishedPaymentsMockHandler as unfinished,
} from '@bazaar/api/mocks/payments';
import {
  getListTypeModelsMockHandlerDefault as noPlans,
  getListTypeModelsMockHandler as plans,
} from '@bazaar/api/mocks/type-models';
import {
  getStartWalletChargeMockHandler as charging,
  getGetWalletCreditMockHandler as credit,
  getListWalletTransactionsMockHandler as ledger,
  getGetWalletCreditMockHandlerDefault as noCredit,
  getListWalletTransactionsMockHandlerDefault as noLedger,
} from '@bazaar/api/mocks/wallet-transactions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { gateways as known, payments } from '@/entities/payment/payment.fixtures';
import { never } from '@/testing/story-of-person';
import { walletTexts } from '@/translations/wallet';
import { ledgerPage, planModels, runningPlan } from './wallet.fixtures';
import { WalletScreen } from './wallet-screen';

const told = (...handlers: readonly unknown[]) => ({ msw: { handlers } });
const updatedAt = '2024-11-20T11:02:00.000Z';

/** The screen with its calls, on the mocks of the contract. */
const meta = {
  title: 'Screens/Trade/Wallet',
  component: WalletScreen,
  tags: ['!autodocs'],
} satisfies Meta<typeof WalletScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: told(
    credit({ balanceRial: 7_500_000, blockedRial: 1_200_000, updatedAt }),
    gateways(known),
    unfinished([{ ...payments.failed, id: 'pay-2' }, payments.plan, payments.cancelledAtBank]),
    plans([...planModels]),
    running([runningPlan]),
    ledger(ledgerPage),
    // A top-up leads to the bank, where the story of a payment stands.
    charging(),
    payment(payments.notStarted),
    paying(),
    cancelling(),
  ),
};
/** The month's share is used up. */
export const PlanUsedUp: Story = {
  parameters: told(
    credit({ balanceRial: 7_500_000, blockedRial: 0, updatedAt }),
    gateways(known),
    unfinished([]),
    plans([...planModels]),
    running([
      { ...runningPlan, directOrders: { limit: 10, used: 10, renewsAt: '2024-12-20T08:00:00.000Z' } },
    ]),
    ledger(ledgerPage),
  ),
};
export const Loading: Story = {
  parameters: told(
    credit(never),
    gateways(never),
    unfinished(never),
    plans(never),
    running(never),
    ledger(never),
  ),
};
export const Empty: Story = {
  parameters: told(
    credit({ balanceRial: 0, blockedRial: 0, updatedAt }),
    gateways([]),
    unfinished([]),
    plans([]),
    running([]),
    ledger({ ...ledgerPage, items: [], totalCount: 0 }),
  ),
};
export const Failed: Story = {
  name: 'Error',
  parameters: told(noCredit(), noGateways(), noUnfinished(), noPlans(), noRunning(), noLedger()),
};
/** The first lines stay, and the next ones are asked for again. */
export const MoreFailed: Story = {
  parameters: told(
    credit({ balanceRial: 7_500_000, blockedRial: 0, updatedAt }),
    gateways(known),
    unfinished([]),
    plans([...planModels]),
    running([]),
    ledger(({ request }) => {
      if (request.url.includes('pageNumber=2')) throw HttpResponse.error();
      return ledgerPage;
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: walletTexts.more('۱۰') }));
    await canvas.findByRole('alert');
  },
};
