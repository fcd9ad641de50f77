import {
  mdiArrowLeft,
  mdiClose,
  mdiDeleteOutline,
  mdiHeart,
  mdiHeartOutline,
  mdiPencilOutline,
} from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { narrow } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { IconButton } from './icon-button';

const meta = {
  title: 'Components/Actions/Icon button',
  component: IconButton,
  args: { icon: mdiClose, label: 'بستن', onClick: fn() },
  parameters: keyTable({
    Tab: 'to the button',
    'Enter, Space': 'acts',
  }),
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: 'primary', isPressed: true, mirrored: false } };
export const Tones: Story = {
  render: () => (
    <p>
      <IconButton tone="primary" icon={mdiPencilOutline} label="ویرایش" />{' '}
      <IconButton tone="secondary" icon={mdiPencilOutline} label="ویرایش" />{' '}
      <IconButton tone="quiet" icon={mdiPencilOutline} label="ویرایش" />{' '}
      <IconButton tone="text" icon={mdiPencilOutline} label="ویرایش" />{' '}
      <IconButton tone="danger" icon={mdiDeleteOutline} label="حذف" />
    </p>
  ),
};
export const Mirrored: Story = {
  args: { icon: mdiArrowLeft, mirrored: true, label: 'بازگشت', tone: 'secondary' },
};
export const Unpressed: Story = { args: { icon: mdiHeartOutline, isPressed: false, label: 'علاقه‌مندی' } };
export const Pressed: Story = {
  args: { icon: mdiHeart, isPressed: true, label: 'علاقه‌مندی', tone: 'quiet' },
};
export const Disabled: Story = { args: { disabled: true, tone: 'secondary' } };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { tone: 'secondary' },
  play: byKeyboard(async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'بستن' });
    await press('{Tab}');
    await expect(button).toHaveFocus();
    await press('{Enter}');
    await press(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }),
};
export const LongText: Story = { args: { label: 'حذف این محصول از فهرست مقایسهٔ بلبرینگ‌های شیار عمیق' } };
export const MixedDirection: Story = { args: { label: 'حذف 6205-2RSH از فهرست' } };
export const Narrow: Story = { decorators: [narrow] };
