import {
  getGetSupplierProductCatalogMockHandler as answering,
  getGetSupplierProductCatalogMockHandlerDefault as failing,
} from '@bazaar/api/mocks/supplier-products';
import type { PriceLoginToSee } from '@bazaar/api/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { productData, shownProduct } from '@/features/product/product.fixtures';
import { ProductPageView } from '@/features/product/product-view';
import { retryOfStory } from '@/testing/retry-of-story';
import { logInForStory, never } from '@/testing/story-of-person';

const hidden: PriceLoginToSee = { kind: 'LoginToSee', perUnitId: 'tu-piece', vatIncluded: true };
const withPrice = (price: PriceLoginToSee) => ({ ...shownProduct, price });
const told = (handler: unknown) => ({ msw: { handlers: [handler] } });

/** The page of a product whose price is for members, as one of them sees it; for everybody else it is PriceAfterLogin of the product. */
const meta = {
  title: 'Screens/Products/Member price connected',
  component: ProductPageView,
  tags: ['!autodocs'],
  args: {
    data: { ...productData, product: withPrice(hidden) },
    actions: undefined,
    retry: retryOfStory,
  },
  beforeEach: logInForStory,
} satisfies Meta<typeof ProductPageView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: told(
    answering(withPrice({ ...hidden, amountRial: 9_400_000, validUntil: '2026-11-26T00:00:00.000Z' })),
  ),
};
export const PriceRange: Story = {
  parameters: told(answering(withPrice({ ...hidden, amountRial: 9_100_000, maxAmountRial: 9_800_000 }))),
};
export const Loading: Story = { parameters: told(answering(never)) };
/** The catalogue told no amount. */
export const Empty: Story = { parameters: told(answering(withPrice(hidden))) };
export const Failed: Story = { name: 'Error', parameters: told(failing()) };
