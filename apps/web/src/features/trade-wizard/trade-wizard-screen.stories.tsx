import { getCategoriesMock } from '@bazaar/api/mocks/categories';
import {
  getCustomersMock,
  getGetCustomerProfileMockHandler as person,
  getGetCustomerProfileResponseMock as personAsWritten,
} from '@bazaar/api/mocks/customers';
import {
  getDeliveryAddressesMock,
  getListDeliveryAddressesMockHandlerDefault as noAddresses,
} from '@bazaar/api/mocks/delivery-addresses';
import { getGeographyMock } from '@bazaar/api/mocks/geography';
import {
  getGetMerchantSaleSettingMockHandlerDefault as noSelling,
  getGetMerchantSaleSettingMockHandler as selling,
} from '@bazaar/api/mocks/merchants';
import { getSupplierProductsMock } from '@bazaar/api/mocks/supplier-products';
import {
  getSuppliersMock,
  getGetSupplierMockHandlerDefault as noSupplier,
} from '@bazaar/api/mocks/suppliers';
import { getTradeRequestsMock } from '@bazaar/api/mocks/trade-requests';
import { getListUnitsOfMeasurementMockHandler as units } from '@bazaar/api/mocks/units';
import type { Customer } from '@bazaar/api/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { logInForStory } from '@/testing/story-of-person';
import { tradeUnits } from '@/testing/unit-fixtures';
import { setting } from './trade-wizard.fixtures';
import { TradeWizardScreen } from './trade-wizard-screen';

const told = (...handlers: readonly unknown[]) => ({ msw: { handlers } });
/** The person of the contract's example has no right to requests. */
const buyer = {
  ...personAsWritten(),
  missingFields: [],
  permissions: ['profile.edit', 'favorites.manage', 'requests.draft', 'payments.pay'],
} satisfies Customer;
const rest = [
  person(buyer),
  units(tradeUnits),
  ...[...getTradeRequestsMock(), ...getCategoriesMock(), ...getSuppliersMock(), ...getSupplierProductsMock()],
  ...[...getDeliveryAddressesMock(), ...getGeographyMock(), ...getCustomersMock()],
];

/** A new request with its calls, on the mocks of the contract. It has no supplier yet: what is typed is stored on this device alone. */
const meta = {
  title: 'Screens/Trade/Trade wizard connected',
  component: TradeWizardScreen,
  tags: ['!autodocs'],
  beforeEach: () => {
    const { href } = location;
    const logOut = logInForStory();
    return () => {
      logOut();
      // The screen keeps its draft in the address, which is Storybook's here.
      history.replaceState(null, '', href);
    };
  },
} satisfies Meta<typeof TradeWizardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: told(selling(setting), ...rest) };
/** The supplier's terms and the addresses cannot be read. */
export const Failed: Story = {
  name: 'Error',
  parameters: told(noSupplier(), noSelling(), noAddresses(), ...rest),
};
