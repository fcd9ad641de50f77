import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardKeys, inCard } from '../../story-parts/in-card';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { ProductGrid } from '../product-card/product-card';
import type { SupplierView } from '../supplier-row/supplier-row';
import { SupplierCard } from './supplier-card';

const supplier: SupplierView = {
  id: 's-1',
  href: '#supplier',
  name: 'بازرگانی یاتاقان پارس',
  monogram: 'ی‌پ',
  note: 'توزیع‌کننده و واردکننده، تهران',
  trust: (
    <>
      از <time dateTime="2024-05-07">۱۴۰۳/۰۲/۱۸</time> تا <time dateTime="2027-05-08">۱۴۰۶/۰۲/۱۸</time>
    </>
  ),
  productCount: '۱٬۲۸۴ محصول',
};

const meta = {
  title: 'Patterns/Supplier card',
  component: SupplierCard,
  parameters: cardKeys,
  args: { supplier },
  decorators: [inCard],
} satisfies Meta<typeof SupplierCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const WithFacts: Story = { args: { facts: ['۳ نمایندگی معتبر', 'میانگین پاسخ ۲ ساعت'] } };
export const Expired: Story = {
  args: {
    trustState: 'gone',
    supplier: { ...supplier, trust: <>تأیید هویت تا ۱۴۰۴/۰۲/۱۸ معتبر بود</> },
  },
};
export const NotConfirmed: Story = {
  args: { supplier: { ...supplier, trust: undefined, productCount: 'بدون محصول' } },
};
export const LongText: Story = {
  args: {
    supplier: { ...supplier, name: 'شرکت مهندسی و ساخت تجهیزات دوار و پمپ‌سازی خاورمیانهٔ بزرگ (سهامی خاص)' },
  },
};
export const MixedDirection: Story = {
  args: { supplier: { ...supplier, note: 'نمایندهٔ SKF و NTN با ISO 9001، کرج' } },
};
export const Narrow: Story = { parameters: { column: 320 } };
export const Grid: Story = {
  parameters: { wide: true },
  render: (args) => (
    <ProductGrid label="تأمین‌کنندگان" columns="4">
      {['a', 'b', 'c', 'd'].map((id) => (
        <SupplierCard key={id} {...args} supplier={{ ...args.supplier, id }} />
      ))}
    </ProductGrid>
  ),
};
export const Keyboard: Story = { play: linksByKeyboard };
