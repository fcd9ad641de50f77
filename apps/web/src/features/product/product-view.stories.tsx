import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionsOfStory } from '@/testing/actions-of-story';
import { supplierSummary } from '@/testing/record-fixtures';
import { retryOfStory } from '@/testing/retry-of-story';
import { shellNotices } from '@/translations/shell-notices';
import { ProductActions } from './lead/product-actions';
import { productData as data, shownProduct } from './product.fixtures';
import { ProductPageView } from './product-view';

const meta = {
  title: 'Screens/Products/Product',
  component: ProductPageView,
  args: {
    data,
    actions: (
      <ProductActions product={data.product} siteUrl="https://bazaar.test" personal={<ActionsOfStory />} />
    ),
    retry: retryOfStory,
  },
} satisfies Meta<typeof ProductPageView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Playground: Story = {};
/** The outline shown while the page loads after a click on another page. */
export const Loading: Story = {
  render: () => <PageSkeleton kind="product" label={shellNotices.loading} />,
};

export const PriceOnRequest: Story = {
  args: {
    data: { ...data, product: { ...shownProduct, price: { kind: 'OnRequest', vatIncluded: false } } },
  },
};

export const PriceAfterLogin: Story = {
  args: {
    data: { ...data, product: { ...shownProduct, price: { kind: 'LoginToSee', vatIncluded: false } } },
  },
};

export const PriceFrom: Story = {
  args: {
    data: {
      ...data,
      product: {
        ...shownProduct,
        price: { kind: 'From', amountRial: 9_100_000, perUnitId: 'tu-piece', vatIncluded: true },
      },
    },
  },
};

export const Unavailable: Story = {
  args: { data: { ...data, product: { ...shownProduct, isAvailable: false } } },
};

export const WithFiles: Story = {
  args: {
    data: {
      ...data,
      product: {
        ...shownProduct,
        files: [
          {
            id: 'f-1',
            url: '/files/f-1/sheet.pdf',
            name: 'برگهٔ مشخصات.pdf',
            mime: 'application/pdf',
            sizeBytes: 430_080,
          },
          {
            id: 'f-2',
            url: '/files/f-2/model.step',
            name: 'مدل سه‌بعدی.STEP',
            mime: 'model/step',
            sizeBytes: 1_887_436,
          },
        ],
      },
    },
  },
};

/** The optional parts failed, each with its own retry. */
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

/** A product with little data: no offers, related products, units or description. */
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
        ...shownProduct,
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
        ...shownProduct,
        name: 'پمپ سانتریفیوژ طبقاتی عمودی ETA-V 50-250/4 P برای آبرسانی ساختمان‌های بلند و سامانهٔ آتش‌نشانی',
        scientificName:
          'Vertical multistage centrifugal pump with mechanical seal and variable frequency drive',
        supplier: { ...supplierSummary, name: 'مجتمع تولیدی و بازرگانی پمپ‌سازان خاورمیانه و قطعات وابسته' },
      },
    },
  },
};
