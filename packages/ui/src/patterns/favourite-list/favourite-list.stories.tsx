import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Card } from '../../card/card';
import { byKeyboard, followed } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { formColumn, narrow } from '../../story-parts/narrow';
import { bearing } from '../../story-parts/pictures';
import { press } from '../../story-parts/press';
import { FavouriteList, type FavouriteListItem, FavouriteListSkeleton } from './favourite-list';

const item = (id: string, title: string): FavouriteListItem => ({
  id,
  title,
  href: `#${id}`,
  kind: 'محصول',
  imageUrl: bearing,
  isAvailable: true,
  removeLabel: `حذف ${title}`,
});
const items = [item('a', 'بلبرینگ شیار عمیق'), item('b', 'پمپ سانتریفیوژ'), item('c', 'الکتروموتور سه‌فاز')];

const meta = {
  title: 'Patterns/Favourite list',
  component: FavouriteList,
  parameters: keyTable({
    Tab: 'to the name of a thing, then to its removal',
    Enter: 'on the name: goes there',
    'Enter, Space': 'on the removal: takes it out; the focus goes to the next one',
  }),
  args: { items, onRemove: () => undefined },
  render: function Bound(args) {
    const [left, setLeft] = useState(args.items);
    return <FavouriteList items={left} onRemove={(id) => setLeft(left.filter((one) => one.id !== id))} />;
  },
  decorators: [
    (Story) => (
      <Card padded>
        <Story />
      </Card>
    ),
    formColumn,
  ],
} satisfies Meta<typeof FavouriteList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Gone: Story = {
  args: { items: [{ ...item('d', 'کوپلینگ'), kind: 'دیگر در دسترس نیست', isAvailable: false }] },
};
export const Loading: Story = { render: () => <FavouriteListSkeleton /> };
export const LongText: Story = {
  args: {
    items: [item('l', 'پمپ سانتریفیوژ طبقاتی افقی با محفظهٔ چدنی و پروانهٔ برنزی برای آب‌رسانی شهری و صنعتی')],
  },
};
export const MixedDirection: Story = {
  args: { items: [item('m', 'بلبرینگ 6205-2RSH (SKF) مطابق DIN 625-1')] },
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    await expect(canvas.getByRole('link', { name: 'بلبرینگ شیار عمیق' })).toHaveFocus();
    await press('{Enter}');
    await expect(followed()).toBe('#a');
    await press('{Tab}');
    await press('{Enter}');
    await expect(canvas.queryByText('بلبرینگ شیار عمیق')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'حذف پمپ سانتریفیوژ' })).toHaveFocus();
    await press('{Tab}{Tab}');
    await press(' ');
    await expect(canvas.getByRole('button', { name: 'حذف پمپ سانتریفیوژ' })).toHaveFocus();
  }),
};
