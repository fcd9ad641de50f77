import type { Meta, StoryObj } from '@storybook/react-vite';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { TrustLine } from '../../trust-line/trust-line';
import { SupplierBar } from './supplier-bar';

const meta = {
  title: 'Patterns/Suppliers/Supplier bar',
  component: SupplierBar,
  parameters: keyTable({ Tab: 'to the supplier, then to each tab', Enter: 'follows it' }),
  args: {
    href: '#pars',
    monogram: 'ی‌پ',
    name: 'بازرگانی یاتاقان پارس',
    detail: (
      <TrustLine>
        تأییدشده از <time dateTime="2024-05-07">۱۴۰۳/۰۲</time> تا <time dateTime="2027-05-08">۱۴۰۶/۰۲</time>
      </TrustLine>
    ),
    label: 'بخش‌های تأمین‌کننده',
    tabs: [
      { href: '#trust', label: 'اعتبار' },
      { href: '#delegations', label: 'نمایندگی‌ها', isCurrent: true },
      { href: '#products', label: 'محصولات، ۷' },
    ],
  },
} satisfies Meta<typeof SupplierBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const LongText: Story = {
  args: { name: 'شرکت مهندسی و ساخت تجهیزات دوار و پمپ‌سازی خاورمیانهٔ بزرگ (سهامی خاص)' },
};
export const MixedDirection: Story = { args: { name: 'یاتاقان‌سازی ABC-2', detail: 'ISO 9001، کرج' } };
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = { tags: ['!autodocs'], play: linksByKeyboard };
