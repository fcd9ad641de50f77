import { Button } from '@bazaar/ui/button';
import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { islandMessages } from '@/messages/shell-islands';
import { product, productCatalog, supplierSummary, tradeUnits, units } from '@/testing/record-fixtures';
import type { ProductData } from './product-data';
import { ProductPageView } from './product-view';

const offer = (id: string, name: string, amountRial?: number) => ({
  ...product,
  id,
  supplier: { ...supplierSummary, id: `s-${id}`, name },
  price: amountRial ? { ...product.price, amountRial } : ({ kind: 'OnRequest', vatIncluded: false } as const),
});
const data: ProductData = {
  product: productCatalog,
  related: {
    state: 'ready',
    value: [offer('sp-2', 'صنایع یاتاقان البرز'), offer('sp-3', 'بلبرینگ آذرگستر', 7_420_000)],
  },
  offers: {
    state: 'ready',
    value: {
      baseProduct: {
        id: 'bp-1',
        name: product.name,
        slug: product.slug,
        categoryId: product.categoryId,
        properties: [],
        offersCount: 3,
      },
      offers: {
        items: [product, offer('sp-2', 'صنایع یاتاقان البرز', 8_900_000), offer('sp-3', 'بلبرینگ آذرگستر')],
        totalCount: 3,
        pageNumber: 1,
        pageSize: 10,
      },
    },
  },
  units,
  tradeUnits,
  cityNames: new Map([
    ['city-tehran', 'تهران'],
    ['city-karaj', 'کرج'],
  ]),
  descriptionHtml: productCatalog.descriptionHtml ?? '',
};

const meta = {
  title: 'Screens/Product',
  component: ProductPageView,
  args: { data, favourite: <Button>افزودن به علاقه‌مندی‌ها</Button>, retry: <Button>تلاش دوباره</Button> },
} satisfies Meta<typeof ProductPageView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Playground: Story = {};
/** What stands there while the page is on its way from another page of the site. */
export const Loading: Story = {
  render: () => <PageSkeleton kind="product" label={islandMessages.loading} />,
};

export const PriceOnRequest: Story = {
  args: {
    data: { ...data, product: { ...productCatalog, price: { kind: 'OnRequest', vatIncluded: false } } },
  },
};

export const PriceAfterLogin: Story = {
  args: {
    data: { ...data, product: { ...productCatalog, price: { kind: 'LoginToSee', vatIncluded: false } } },
  },
};

export const PriceFrom: Story = {
  args: {
    data: {
      ...data,
      product: {
        ...productCatalog,
        price: { kind: 'From', amountRial: 9_100_000, perUnitId: 'tu-piece', vatIncluded: true },
      },
    },
  },
};

export const Unavailable: Story = {
  args: { data: { ...data, product: { ...productCatalog, isAvailable: false } } },
};

/** The parts beside the product failed, each with its own retry. */
export const Failed: Story = {
  name: 'Error',
  args: {
    data: {
      ...data,
      related: { state: 'failed', kind: 'timeout' },
      offers: { state: 'failed', kind: 'service' },
    },
  },
};

/** A product of which little is known: no offers, no related goods, no units, no description. */
export const Empty: Story = {
  args: {
    data: {
      ...data,
      related: { state: 'ready', value: [] },
      offers: { state: 'missing', status: 404 },
      units: new Map(),
      cityNames: new Map(),
      descriptionHtml: '',
      product: {
        ...productCatalog,
        scientificName: undefined,
        standards: [],
        packaging: undefined,
        warranty: undefined,
        supplier: { ...supplierSummary, isConfirmed: false, confirmation: undefined },
      },
    },
  },
};

export const LongTexts: Story = {
  args: {
    data: {
      ...data,
      product: {
        ...productCatalog,
        name: 'پمپ سانتریفیوژ طبقاتی عمودی ETA-V 50-250/4 P برای آبرسانی ساختمان‌های بلند و سامانهٔ آتش‌نشانی',
        scientificName:
          'Vertical multistage centrifugal pump with mechanical seal and variable frequency drive',
        supplier: { ...supplierSummary, name: 'مجتمع تولیدی و بازرگانی پمپ‌سازان خاورمیانه و قطعات وابسته' },
      },
    },
  },
};
