import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../card/card';
import { keyTable } from '../../story-parts/key-table';
import { resizable } from '../../story-parts/narrow';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { FoundList } from './found-list';

const poster = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/%3E';
const meta = {
  title: 'Patterns/Search and lists/Found list',
  component: FoundList,
  args: {
    label: 'مطالب',
    items: [
      {
        id: '1',
        href: '#1',
        title: 'بلبرینگ',
        scientificName: 'Ball bearings',
        text: 'یاتاقان‌های غلتشی با ساچمه، برای سرعت بالا و بار سبک تا متوسط.',
        facts: ['محصولات', 'نام‌های دیگر: یاتاقان غلتشی'],
      },
      { id: '2', title: 'راهنمای انتخاب بلبرینگ', picture: poster, facts: ['راهنمای خرید', '۱۴۰۵/۰۴/۱۴'] },
    ],
  },
  render: (args) => (
    <Card bleed>
      <FoundList {...args} />
    </Card>
  ),
  parameters: keyTable({
    Tab: 'to the link of each row',
    Enter: 'follows the link',
  }),
} satisfies Meta<typeof FoundList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const LongText: Story = {
  args: {
    items: [
      {
        id: '1',
        href: '#1',
        title:
          'راهنمای کامل انتخاب بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک',
        text: 'از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید بلبرینگ. بار شعاعی و محوری، سرعت کار، دمای محیط، فضای نصب و روش روان‌کاری را پیش از هر چیز بنویسید و با جدول سازنده بسنجید تا بلبرینگ درست خریده شود.',
        facts: ['راهنمای خرید', 'کارگروه استاندارد بازار', '۱۴۰۵/۰۴/۱۴', '۱۲ دقیقه خواندن'],
      },
    ],
  },
};
export const MixedDirection: Story = {
  args: {
    items: [
      {
        id: '1',
        href: '#1',
        title: 'خواندن شمارهٔ 6205-2RSH/C3',
        scientificName: 'ISO 15, DIN 625-1',
        facts: ['ISO 9001'],
      },
    ],
  },
};
export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Card bleed>
        <FoundList {...args} />
      </Card>
    </div>
  ),
};
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
