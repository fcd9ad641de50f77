import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../card/card';
import { bearings } from '../../story-parts/bearings';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { expectNothingCut } from '../../story-parts/nothing-cut';
import { formatNumber } from '../../story-parts/persian';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { SupplierTable } from '../supplier-table/supplier-table';
import { MatchTable } from './match-table';

const rows = bearings.slice(0, 3).map((bearing) => ({
  product: {
    id: bearing.code,
    href: `#${bearing.code}`,
    name: 'بلبرینگ شیار عمیق',
    code: bearing.code,
    brand: bearing.brand,
    specs: [],
    price: { amount: bearing.price, currency: 'تومان', per: 'هر عدد' },
    supplier: { name: '' },
  },
  cells: [formatNumber(bearing.bore), formatNumber(bearing.outer), bearing.load, '۷٫۸', '۱۵٬۰۰۰'],
}));

const meta = {
  title: 'Patterns/Suppliers/Match table',
  component: MatchTable,
  parameters: keyTable({ Tab: 'to each product; a row is one link', Enter: 'follows it' }),
  args: {
    caption: 'محصولات منطبق بازرگانی یاتاقان پارس',
    columns: [
      { id: 'd', label: 'قطر داخلی', symbol: 'd', unit: 'mm' },
      { id: 'D', label: 'قطر خارجی', symbol: 'D', unit: 'mm' },
      { id: 'C', label: 'بار دینامیکی', symbol: 'C', unit: 'kN' },
      { id: 'C0', label: 'بار استاتیکی', symbol: 'C₀', unit: 'kN' },
      { id: 'n', label: 'سرعت حد', symbol: 'n', unit: 'r/min' },
    ],
    rows,
    labels: { product: 'محصول', price: 'قیمت' },
  },
  render: (args) => (
    <Card bleed>
      <SupplierTable
        labels={{
          caption: 'تأمین‌کنندگان',
          supplier: 'تأمین‌کننده',
          field: 'زمینهٔ کار',
          city: 'شهر',
          validity: 'تأیید بازار صنعت',
          delegations: 'نمایندگی',
          products: 'محصول',
          response: 'میانگین پاسخ',
        }}
        groups={[
          {
            suppliers: [
              {
                id: 's-1',
                href: '#s-1',
                monogram: 'ی‌پ',
                name: 'بازرگانی یاتاقان پارس',
                kinds: 'توزیع‌کننده',
                cityName: 'تهران',
                field: 'بلبرینگ شیار عمیق، رولبرینگ',
                delegations: '۳',
                products: '۱٬۲۸۴',
                response: '۲ ساعت',
                below: <MatchTable {...args} />,
                more: <a href="#more">همهٔ محصولات منطبق</a>,
              },
            ],
          },
        ]}
      />
    </Card>
  ),
} satisfies Meta<typeof MatchTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows of one line where the table has its width, of two on phones. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector('.u-matches');
    const most = (table?.clientWidth ?? 0) >= 600 ? 46 : 72;
    const heights = [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => row.clientHeight);
    await expect(Math.max(...heights)).toBeLessThanOrEqual(most);
  },
};
export const Playground: Story = { decorators: [resizable] };
export const LongText: Story = {
  args: {
    rows: rows.map((row, index) => ({
      product: {
        ...row.product,
        code: index === 0 ? undefined : '0…250 bar 0-10V 1/2NPT 0.075%',
        price: { amount: '۳۲٬۷۰۰ تا ۳۵٬۲۰۰', currency: 'تومان', per: 'هر متر' },
      },
      cells: ['آلومینیوم با میل فولادی', '4…20 mA + HART', '۱۲٬۵۰۰ تا ۱۶٬۰۰۰٫۷۵', '–', '–'],
    })),
  },
  play: expectNothingCut('.u-matches :is(td, th)'),
};
export const MixedDirection: Story = {
  args: {
    rows: rows.slice(0, 1).map((row) => ({ ...row, cells: ['M16×2', '−۱۸', 'DIN 933', 'PN16', '½"'] })),
  },
};
export const Narrow: Story = {
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector('.u-matches');
    await expect(table?.scrollWidth).toBeLessThanOrEqual(table?.clientWidth ?? 0);
  },
};
export const Keyboard: Story = { tags: ['!autodocs'], play: linksByKeyboard };
