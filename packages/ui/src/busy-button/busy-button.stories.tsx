import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { narrow } from '../story-parts/narrow';
import { isolated } from '../story-parts/persian';
import { press } from '../story-parts/press';
import { BusyButton } from './busy-button';

const meta = {
  title: 'Components/Actions/Busy button',
  component: BusyButton,
  parameters: keyTable({ Tab: 'to the button, also while it works', 'Enter, Space': 'acts' }),
  args: { children: 'در حال فرستادن…', tone: 'primary', isBusy: true },
} satisfies Meta<typeof BusyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: 'secondary', size: 'small' } };
export const AtRest: Story = { args: { isBusy: false, children: 'فرستادن' } };
export const Wide: Story = { args: { wide: true } };
export const LongText: Story = { args: { children: 'در حال فرستادن درخواست برای تأمین‌کنندگان…' } };
export const MixedDirection: Story = {
  args: { children: <span>{`در حال ذخیرهٔ ${isolated('6205-2RSH')}…`}</span> },
};
export const Narrow: Story = { decorators: [narrow] };
/** The focus stays: a button that is switched off would lose it. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { onClick: fn() },
  play: byKeyboard(async ({ canvas, args }) => {
    await press('{Tab}');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await press('{Enter}');
    await press(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  }),
};
