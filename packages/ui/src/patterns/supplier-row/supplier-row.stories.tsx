import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../card/card';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { SupplierList } from './supplier-row';

const meta = {
  title: 'Patterns/Suppliers/Supplier list',
  component: SupplierList,
  parameters: keyTable({
    Tab: 'to the next supplier; a row is one link',
    Enter: 'follows it',
  }),
  args: {
    label: 'تأمین‌کنندگان',
    suppliers: [
      {
        id: '1',
        href: '#1',
        name: 'بازرگانی یاتاقان پارس',
        monogram: 'ی‌پ',
        note: 'توزیع‌کننده، تهران',
        trust: 'از ۱۴۰۳/۰۲ تا ۱۴۰۶/۰۲',
        productCount: '۱۲۸ محصول',
      },
      {
        id: '2',
        href: '#2',
        name: 'کارخانهٔ یاتاقان‌سازی و قطعات دوار خاورمیانهٔ بزرگ ISO 9001',
        monogram: 'ک‌ی',
        note: 'تولیدکننده، کرج',
        productCount: 'بدون محصول',
      },
    ],
  },
  render: (args) => (
    <Card bleed>
      <SupplierList {...args} />
    </Card>
  ),
} satisfies Meta<typeof SupplierList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
export const LongText: Story = {
  args: {
    suppliers: meta.args.suppliers.map((supplier) => ({
      ...supplier,
      name: 'شرکت مهندسی و ساخت تجهیزات دوار و پمپ‌سازی خاورمیانهٔ بزرگ (سهامی خاص)',
      note: 'تولیدکننده، واردکننده و توزیع‌کنندهٔ قطعات دوار، تبریز، شهرک صنعتی شهید سلیمی',
    })),
  },
};
export const MixedDirection: Story = {
  args: {
    suppliers: meta.args.suppliers.map((supplier) => ({
      ...supplier,
      name: 'یاتاقان‌سازی ABC-2 (ISO 9001:2015)',
    })),
  },
};
