import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { press } from '../story-parts/press';
import { BusyButton } from './busy-button';

const OF_BUTTON = 'as in the stories of Button, which draws it';

const meta = {
  title: 'Components/Actions/Busy button',
  component: BusyButton,
  parameters: {
    ...keyTable({ Tab: 'to the button, also while it works', 'Enter, Space': 'acts' }),
    without: { MixedDirection: OF_BUTTON, Narrow: OF_BUTTON },
  },
  args: { children: 'در حال فرستادن…', tone: 'primary', isBusy: true },
} satisfies Meta<typeof BusyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: 'secondary', size: 'small' } };
export const LongText: Story = { args: { children: 'در حال فرستادن درخواست برای تأمین‌کنندگان…' } };
/** A press begins the work: the same button, with the focus, is then called by the work and said to be busy. */
export const Announced: Story = {
  tags: ['framed'],
  args: { isBusy: false },
  render: function Working({ isBusy: wasBusy, ...button }) {
    const [isBusy, setBusy] = useState(wasBusy);
    return (
      <BusyButton {...button} isBusy={isBusy} onClick={() => setBusy(true)}>
        {isBusy ? 'در حال فرستادن…' : 'فرستادن'}
      </BusyButton>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'فرستادن' });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('در حال فرستادن…');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
};
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
