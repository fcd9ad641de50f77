import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { formColumn, narrow } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { CodeBoxes } from './code-boxes';

/** The drawing only; forms use OneTimeCodeField, which adds label, paste and error. */
const meta = {
  title: 'Patterns/Code boxes',
  component: CodeBoxes,
  parameters: keyTable({
    Tab: 'into the one field',
    Digits: 'fill the boxes',
    Backspace: 'takes back',
  }),
  decorators: [formColumn],
  args: { value: '۴۸۲', length: 5, label: 'کد تأیید پنج‌رقمی', onChange: () => undefined },
} satisfies Meta<typeof CodeBoxes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Empty: Story = { args: { value: '' } };
export const Complete: Story = { args: { value: '۴۸۲۱۳' } };
export const Invalid: Story = { args: { value: '۴۸۲۱۳', 'aria-invalid': true } };
export const Focused: Story = {
  play: byKeyboard(async ({ canvasElement }) => {
    await press('{Tab}');
    await expect(within(canvasElement).getByRole('textbox', { name: 'کد تأیید پنج‌رقمی' })).toHaveFocus();
  }),
};
export const LongText: Story = { args: { length: 8, label: 'کد هشت‌رقمی' } };
export const MixedDirection: Story = { args: { value: '48', label: 'کد SMS' } };
export const Narrow: Story = { args: { length: 6 }, decorators: [narrow] };
