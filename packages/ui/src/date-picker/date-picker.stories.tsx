import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { press } from '../story-parts/press';
import { DatePicker } from './date-picker';
import { keyboard, texts } from './date-picker.fixtures';

const meta = {
  title: 'Components/Forms/Date picker',
  component: DatePicker,
  parameters: { docs: { description: { component: keyboard } } },
  args: {
    id: 'delivery',
    label: 'نیاز تا تاریخ',
    placeholder: '۱۴۰۵/۰۸/۳۰',
    today: '2026-11-21',
    texts,
    onChange: fn(),
  },
  render: function Bound(args) {
    const [{ value, text }, hold] = useState({ value: args.value, text: args.text });
    return (
      <DatePicker
        {...args}
        value={value}
        text={text}
        onChange={(iso, typed) => {
          args.onChange(iso, typed);
          hold({ value: iso, text: args.text === undefined ? undefined : typed });
        }}
      />
    );
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 328, minHeight: 460 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: HTMLElement) => within(canvas).getByLabelText<HTMLInputElement>(meta.args.label);
const opener = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: texts.openCalendar });
const opened: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(opener(canvasElement));
};

export const Default: Story = {};
export const Playground: Story = { args: { hint: 'روز تحویل در کارخانه.' } };
export const Filled: Story = { args: { value: '2026-11-25' } };
export const Open: Story = {
  tags: ['framed'],
  args: { value: '2026-11-25' },
  play: opened,
};
export const Bounded: Story = {
  tags: ['framed'],
  args: { min: '2026-11-21', max: '2026-12-05' },
  play: opened,
};
export const WithError: Story = { args: { error: 'تاریخ تحویل لازم است.' } };
/** The caller keeps what is no day, and refuses it. */
export const Unreadable: Story = { args: { text: '۱۴۰۵/۱۳/۰۱', error: texts.invalid } };
export const Disabled: Story = { args: { disabled: true, value: '2026-11-25' } };
export const Dense: Story = { args: { dense: true, value: '2026-11-25' } };
export const LongText: Story = {
  args: {
    label: 'آخرین روزی که کالا باید در انبار کارخانه تحویل داده شده و رسید آن امضا شده باشد',
    hint: 'اگر تحویل در چند نوبت است، روز آخرین نوبت را بنویسید؛ نوبت‌های پیشین در گفت‌وگو هماهنگ می‌شوند.',
  },
};
export const MixedDirection: Story = {
  args: { value: '2026-11-25', label: 'تحویل نقشهٔ STEP AP214', hint: 'ISO: 2026-11-25' },
};
export const Narrow: Story = {
  tags: ['framed'],
  args: { value: '2026-11-25' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: opened,
};

export const Typed: Story = {
  tags: ['!autodocs'],
  args: { min: '2026-11-01' },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    for (const text of ['۱۴۰۵/۹/۵', '١٤٠٥-٩-٥', '1405/09/05', '۱۴۰۵۰۹۰۵']) {
      await userEvent.clear(input);
      await userEvent.type(input, `${text}{Enter}`);
      await expect(input).toHaveValue('۱۴۰۵/۰۹/۰۵');
    }
    await userEvent.clear(input);
    await userEvent.type(input, '1404/01/01');
    await press('{Tab}');
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(texts.outOfBounds);
    await userEvent.clear(input);
    await userEvent.type(input, '۱۴۰۵/۱۳/۴۰{Enter}');
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(texts.invalid);
    await expect(input).toBeInvalid();
  },
};
/** A form may be sent from within the field: the day is there before the field is left. */
export const TypedAtOnce: Story = {
  tags: ['!autodocs'],
  args: { text: '', name: 'delivery' },
  play: async ({ args, canvasElement }) => {
    const input = field(canvasElement);
    const sent = () => canvasElement.querySelector('input[name=delivery]');
    await userEvent.type(input, '۱۴۰۵/۹/۵');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-26', '۱۴۰۵/۹/۵');
    await expect(sent()).toHaveValue('2026-11-26');
    await userEvent.type(input, '۵');
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined, '۱۴۰۵/۹/۵۵');
    await expect(sent()).toHaveValue('');
    await expect(input).toHaveValue('۱۴۰۵/۹/۵۵');
    await expect(input).toHaveFocus();
  },
};
/** The last month is reached: its button keeps the focus, and Escape still closes. */
export const KeyboardAtBounds: Story = {
  tags: ['!autodocs'],
  args: { value: '2026-11-25', min: '2026-11-01', max: '2027-01-05' },
  play: byKeyboard(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    field(canvasElement).focus();
    await press('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'چهارشنبه ۴ آذر ۱۴۰۵' })).toHaveFocus();
    const next = canvas.getByRole('button', { name: texts.nextMonth });
    next.focus();
    await press('{Enter}');
    await expect(canvas.getByRole('grid')).toHaveAccessibleName('دی ۱۴۰۵');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await press('{Enter}');
    await expect(canvas.getByRole('grid')).toHaveAccessibleName('دی ۱۴۰۵');
    await expect(next).toHaveFocus();
    await press('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener(canvasElement)).toHaveFocus();
  }),
};
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press('{Tab}');
    await expect(field(canvasElement)).toHaveFocus();
    await press('{Tab}');
    await press('{Enter}');
    await expect(canvas.getByRole('button', { name: 'شنبه ۳۰ آبان ۱۴۰۵' })).toHaveFocus();
    await press('{Tab}');
    await expect(canvas.getByRole('button', { name: texts.today })).toHaveFocus();
    await press('{Tab}');
    await expect(canvas.getByRole('button', { name: texts.previousYear })).toHaveFocus();
    await press('{Shift>}{Tab}{/Shift}');
    await press('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener(canvasElement)).toHaveFocus();
    await press('{Enter}{ArrowLeft}{ArrowDown}{Enter}');
    await expect(field(canvasElement)).toHaveValue('۱۴۰۵/۰۹/۰۸');
    await expect(opener(canvasElement)).toHaveFocus();
  }),
};
