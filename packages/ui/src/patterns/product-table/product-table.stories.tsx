import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../card/card';
import { bearings } from '../../story-parts/bearings';
import { keyTable } from '../../story-parts/key-table';
import { narrow } from '../../story-parts/narrow';
import { formatNumber } from '../../story-parts/persian';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { ProductTable } from './product-table';

const rows = bearings.slice(0, 5).map((bearing) => ({
  product: {
    id: bearing.code,
    href: `#${bearing.code}`,
    name: 'بلبرینگ شیار عمیق',
    code: bearing.code,
    brand: bearing.brand,
    subtitle: 'Deep groove ball bearing',
    specs: [],
    price: { amount: bearing.price, currency: 'تومان', per: 'هر عدد' },
    supplier: { name: bearing.supplier, trust: 'تا ۱۴۰۶/۰۲/۱۸' },
  },
  cells: [formatNumber(bearing.bore), formatNumber(bearing.outer), bearing.load],
}));

const meta = {
  title: 'Patterns/Product table',
  component: ProductTable,
  parameters: keyTable({
    Tab: 'to the heads that sort, then to each product',
    Enter: 'sorts; goes to the product',
  }),
  args: {
    caption: 'محصولات',
    columns: [
      {
        id: 'd',
        label: 'قطر داخلی',
        symbol: 'd',
        unit: 'mm',
        sort: { href: '#d', label: 'مرتب‌سازی بر اساس قطر داخلی', direction: 'ascending' },
      },
      { id: 'D', label: 'قطر خارجی', symbol: 'D', unit: 'mm' },
      { id: 'C', label: 'بار دینامیکی', symbol: 'C', unit: 'kN' },
    ],
    rows,
    labels: { picture: 'تصویر', product: 'محصول', supplier: 'تأمین‌کننده', price: 'قیمت', currency: 'تومان' },
    priceSort: { href: '#price', label: 'مرتب‌سازی بر اساس قیمت' },
  },
  render: (args) => (
    <Card bleed>
      <ProductTable {...args} />
    </Card>
  ),
} satisfies Meta<typeof ProductTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const LongText: Story = {
  args: {
    rows: rows.map((row) => ({
      ...row,
      product: {
        ...row.product,
        name: 'پمپ سانتریفیوژ طبقاتی افقی با محفظهٔ چدنی و پروانهٔ برنزی برای آب‌رسانی شهری',
        supplier: { name: 'شرکت مهندسی و ساخت تجهیزات دوار و پمپ‌سازی خاورمیانهٔ بزرگ، تبریز' },
      },
    })),
  },
};
export const MixedDirection: Story = {
  args: { rows: rows.slice(0, 1).map((row) => ({ ...row, cells: ['M16×2', '−۱۸', 'DIN 933'] })) },
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = { play: linksByKeyboard };
