import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../card/card';
import { bearings } from '../../story-parts/bearings';
import { keyTable } from '../../story-parts/key-table';
import { narrow } from '../../story-parts/narrow';
import { expectNothingCut } from '../../story-parts/nothing-cut';
import { formatNumber } from '../../story-parts/persian';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { ProductTable, RowRequest } from './product-table';

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
    supplier: { name: bearing.supplier, cityName: 'تهران', trust: 'از ۱۴۰۳/۰۲ تا ۱۴۰۶/۰۲' },
  },
  cells: [formatNumber(bearing.bore), formatNumber(bearing.outer), bearing.load],
  request: <RowRequest label={`درخواست ${bearing.code}`} href="#requests" action={{}} />,
}));

const meta = {
  title: 'Patterns/Products/Product table',
  tags: ['framed'],
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
    labels: {
      picture: 'تصویر',
      product: 'محصول',
      supplier: 'تأمین‌کننده',
      price: 'قیمت',
      currency: 'تومان',
      request: 'درخواست',
    },
    priceSort: { href: '#price', label: 'مرتب‌سازی بر اساس قیمت' },
    productSort: { href: '#name', label: 'مرتب‌سازی بر اساس نام' },
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
export const Playground: Story = { args: { hasChosenColumns: true } };
/** The longest values of the catalogue: no value and no unit is cut, at no width. */
export const LongText: Story = {
  args: {
    columns: [
      { id: 'b', label: 'جنس بدنه', symbol: 'b' },
      { id: 's', label: 'سیگنال خروجی' },
      { id: 'r', label: 'بازهٔ اندازه‌گیری', unit: 'kN·m/rad' },
      { id: 'm', label: 'وزن هر شاخه یا برگ', symbol: 'm', unit: 'kg/m' },
    ],
    rows: rows.map((row, index) => ({
      ...row,
      product: {
        ...row.product,
        code: index === 0 ? undefined : '0…250 bar 0-10V 1/2NPT 0.075%',
        name: 'پمپ سانتریفیوژ طبقاتی افقی با محفظهٔ چدنی و پروانهٔ برنزی برای آب‌رسانی شهری',
        supplier: {
          ...row.product.supplier,
          name: 'شرکت مهندسی و ساخت تجهیزات دوار و پمپ‌سازی خاورمیانهٔ بزرگ، تبریز',
        },
      },
      cells: ['آلومینیوم با میل فولادی', '4…20 mA + HART', '۱۲٬۵۰۰ تا ۱۶٬۰۰۰٫۷۵', '۱٬۰۳۹٫۴۵۶'],
    })),
  },
  play: expectNothingCut('td.num, td.code, td.from, td.cost'),
};
/** On a page of one supplier, with the columns its buyer chose. */
export const OneSupplier: Story = {
  args: {
    hasChosenColumns: true,
    labels: { picture: 'تصویر', product: 'محصول', price: 'قیمت', currency: 'تومان', request: 'درخواست' },
  },
};
export const MixedDirection: Story = {
  args: { rows: rows.slice(0, 1).map((row) => ({ ...row, cells: ['M16×2', '−۱۸', 'DIN 933'] })) },
};
/** A range: a tablet shows its beginning. */
export const PriceRange: Story = {
  args: {
    rows: rows.slice(0, 2).map((row) => ({
      ...row,
      product: {
        ...row.product,
        price: {
          amount: '۲٬۵۵۰٬۰۰۰ تا ۲٬۷۴۰٬۰۰۰',
          currency: 'تومان',
          least: { prefix: 'از', amount: '۲٬۵۵۰٬۰۰۰' },
        },
      },
    })),
  },
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
