import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { formColumn, narrow } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { RuntimeSelect } from './runtime-select';

const meta = {
  title: 'Components/Forms/Account select',
  component: RuntimeSelect,
  parameters: keyTable({
    'Enter, Space, Down': 'opens the list',
    'Up, Down': 'the option above, below',
    Enter: 'chooses; the focus goes back to the field',
    Escape: 'closes without choosing',
  }),
  args: {
    id: 'unit',
    closeLabel: 'بستن',
    label: 'یکای فشار',
    value: 'bar',
    onValueChange: () => undefined,
    options: [
      { value: 'bar', label: 'بار bar' },
      { value: 'psi', label: 'پوند بر اینچ مربع psi' },
      { value: 'mpa', label: 'مگاپاسکال MPa' },
    ],
  },
  render: function Bound(args) {
    const [value, setValue] = useState(args.value);
    return <RuntimeSelect {...args} value={value} onValueChange={setValue} />;
  },
  decorators: [formColumn],
} satisfies Meta<typeof RuntimeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    value: 'psi',
    hint: 'در همهٔ فهرست‌ها به کار می‌رود.',
    disabled: false,
    isLabelHidden: false,
    id: 'unit-playground',
  },
};
export const WithError: Story = { args: { error: 'یک یکا را برگزینید.' } };
export const Empty: Story = {
  args: { value: '', options: [{ value: '', label: 'برگزینید' }, ...meta.args.options] },
};
export const Disabled: Story = { args: { disabled: true } };
/** Beside the field; in a sheet from the lower edge on a phone. */
export const Open: Story = {
  tags: ['framed'],
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('#unit')?.click(),
};
/** Options with what they belong to, more than the window is high. */
export const LongList: Story = {
  tags: ['framed'],
  args: {
    value: 'role-3',
    options: Array.from({ length: 24 }, (_, row) => ({
      value: `role-${row}`,
      label: row % 3 ? 'کارشناس نگهداری و تعمیرات' : 'مدیر خرید',
      note: row % 3 ? 'فنی و مهندسی' : 'بازرگانی',
    })),
  },
  play: Open.play,
};
export const Narrow: Story = { decorators: [narrow] };
export const LongText: Story = {
  args: {
    label: 'یکایی که فشار در همهٔ فهرست‌ها و مشخصات با آن نشان داده می‌شود',
    options: [
      { value: 'bar', label: 'بار، یکای رایج پمپ و کمپرسور در برگه‌های فنی سازندگان اروپایی' },
      { value: 'psi', label: 'پوند بر اینچ مربع' },
    ],
  },
};
export const MixedDirection: Story = { args: { value: 'mpa' } };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const field = canvasElement.querySelector<HTMLElement>('#unit');
    await press('{Tab}');
    await expect(field).toHaveFocus();
    await press('{Enter}');
    await page.findByRole('listbox');
    await waitFor(() => expect(page.getByRole('option', { selected: true })).toHaveFocus());
    await press('{ArrowDown}');
    await waitFor(() => expect(page.getByRole('option', { name: /psi/ })).toHaveFocus());
    await press('{Enter}');
    await waitFor(() => expect(field).toHaveTextContent('پوند بر اینچ مربع psi'));
    await waitFor(() => expect(field).toHaveFocus());
    await press('{ArrowDown}');
    await page.findByRole('listbox');
    await press('{Escape}');
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(field).toHaveFocus());
  }),
};
