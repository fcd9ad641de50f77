import type { Meta, StoryObj } from '@storybook/react-vite';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { PageSizes } from '../product-table/page-sizes';
import { PaginationBar } from './pagination-bar';

const meta = {
  title: 'Patterns/Search and lists/Pagination bar',
  component: PaginationBar,
  parameters: keyTable({
    Tab: 'to the next page, then to the sizes',
    Enter: 'follows it',
  }),
  args: {
    pagination: {
      label: 'صفحه‌ها',
      pages: [
        { label: '۱', href: '#1', isCurrent: true },
        { label: '۲', href: '#2' },
        { label: '…' },
        { label: '۷', href: '#7' },
      ],
      next: { href: '#2', label: 'بعدی' },
    },
    summary: 'نمایش ۱ تا ۲۵ از ۱۶۸',
    children: (
      <PageSizes
        label="در هر صفحه"
        links={[
          { href: '#a', label: '۱۰', isCurrent: false },
          { href: '#b', label: '۲۵', isCurrent: true },
          { href: '#c', label: '۵۰', isCurrent: false },
          { href: '#d', label: '۱۰۰', isCurrent: false },
        ]}
      />
    ),
  },
} satisfies Meta<typeof PaginationBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const OnePage: Story = { args: { pagination: undefined, summary: 'نمایش ۱ تا ۳ از ۳' } };
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
export const LongText: Story = {
  args: { summary: 'نمایش ۱۲٬۳۰۱ تا ۱۲٬۴۰۰ از بیش از ۱٬۲۳۴٬۵۶۷ محصول از ۲۳٬۴۵۶ تأمین‌کننده' },
};
export const MixedDirection: Story = { args: { summary: 'نمایش ۱ تا ۲۵ از ۱۶۸ نتیجهٔ «6205-2RSH»' } };
