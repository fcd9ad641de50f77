import type { Meta, StoryObj } from '@storybook/react-vite';
import { keyTable } from '../story-parts/key-table';
import { narrow, resizable } from '../story-parts/narrow';
import { linksByKeyboard } from '../story-parts/tab-through';
import { Pagination } from './pagination';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  parameters: keyTable({
    Tab: 'to the next link',
    Enter: 'follows it',
  }),
  args: {
    label: 'صفحه‌ها',
    pages: [
      { label: '۱', href: '#1', isCurrent: true },
      { label: '۲', href: '#2' },
      { label: '۳', href: '#3' },
      { label: '…' },
      { label: '۷', href: '#7' },
    ],
    next: { href: '#2', label: 'بعدی' },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const Middle: Story = {
  args: {
    previous: { href: '#1', label: 'قبلی' },
    pages: [
      { label: '۱', href: '#1' },
      { label: '۲', href: '#2', isCurrent: true },
      { label: '۳', href: '#3' },
    ],
  },
};
export const LongText: Story = {
  args: {
    pages: Array.from({ length: 30 }, (_, index) => ({
      label: (index + 1001).toLocaleString('fa'),
      href: `#${index}`,
    })),
  },
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
export const MixedDirection: Story = {
  args: {
    pages: [
      { label: 'A', href: '#a', isCurrent: true },
      { label: 'الف', href: '#b' },
      { label: '۳', href: '#c' },
    ],
  },
};
