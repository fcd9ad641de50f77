import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../story-parts/narrow';
import { Badge } from './badge';

const meta = {
  title: 'Components/Data/Badge',
  component: Badge,
  args: { tone: 'success', children: 'معتبر' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: 'info', children: 'در انتظار پاسخ' } };
export const Tones: Story = {
  render: () => (
    <p>
      <Badge tone="success">معتبر</Badge> <Badge tone="warning">۴۴ روز مانده</Badge>{' '}
      <Badge tone="info">بارگذاری‌شده</Badge> <Badge tone="error">ردشده</Badge> <Badge>پایان‌یافته</Badge>
    </p>
  ),
};
export const LongText: Story = { args: { tone: 'warning', children: 'در انتظار پرداخت هزینهٔ درخواست' } };
export const MixedDirection: Story = { args: { tone: 'info', children: 'ISO 9001 تا ۱۴۰۶' } };
export const Narrow: Story = { decorators: [narrow] };
