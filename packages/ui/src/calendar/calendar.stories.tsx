import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { press } from '../story-parts/press';
import { Calendar } from './calendar';
import { texts } from './calendar.fixtures';

const keyboard = `| Key | What it does |
|---|---|
| Left, Right | a day on or back, by sight: from right to left, Left leads on |
| Down, Up | a week on, back |
| Home, End | Saturday, Friday of the week |
| Page Down, Page Up | a month on, back; with Shift a year |
| Enter, Space | chooses the day |
| Tab | between the buttons of the head, the day in turn and «today» |`;

const meta = {
  title: 'Components/Forms/Calendar',
  component: Calendar,
  parameters: {
    docs: { description: { component: keyboard } },
    without: {
      LongText: 'days and months have their own short names',
      MixedDirection: 'nothing in a month is Latin',
    },
  },
  args: { chosen: { from: '2026-11-25' }, today: '2026-11-21', texts, onChoose: () => undefined },
  render: function Bound(args) {
    const [chosen, setChosen] = useState(args.chosen);
    return (
      <Calendar
        {...args}
        chosen={chosen}
        onChoose={args.isRange ? args.onChoose : (from) => setChosen({ from })}
      />
    );
  },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { isRange: true } };
export const NothingChosen: Story = { args: { chosen: {} } };
export const Range: Story = { args: { isRange: true, chosen: { from: '2026-11-04', to: '2026-11-18' } } };
export const Bounded: Story = { args: { min: '2026-11-10', max: '2026-12-05' } };
export const LeapYear: Story = { args: { chosen: { from: '2025-03-20' } } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
};

const focusedDay = () => document.activeElement?.getAttribute('aria-label');
const keys: readonly (readonly [string, string])[] = [
  ['{ArrowLeft}', 'پنجشنبه ۵ آذر ۱۴۰۵'],
  ['{ArrowRight}{ArrowRight}', 'سه‌شنبه ۳ آذر ۱۴۰۵'],
  ['{Home}', 'شنبه ۳۰ آبان ۱۴۰۵'],
  ['{End}', 'جمعه ۶ آذر ۱۴۰۵'],
  ['{ArrowDown}', 'جمعه ۱۳ آذر ۱۴۰۵'],
  ['{ArrowUp}{ArrowUp}', 'جمعه ۲۹ آبان ۱۴۰۵'],
  ['{PageDown}', 'یکشنبه ۲۹ آذر ۱۴۰۵'],
  ['{PageUp}{PageUp}', 'چهارشنبه ۲۹ مهر ۱۴۰۵'],
  ['{Shift>}{PageDown}{/Shift}', 'پنجشنبه ۲۹ مهر ۱۴۰۶'],
  ['{Shift>}{PageUp}{PageUp}{/Shift}', 'سه‌شنبه ۲۹ مهر ۱۴۰۴'],
];

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'چهارشنبه ۴ آذر ۱۴۰۵' }).focus();
    for (const [pressed, reached] of keys) {
      await press(pressed);
      await expect(focusedDay()).toBe(reached);
    }
    await press('{Enter}');
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('۲۹');
    await press('{Tab}');
    await expect(canvas.getByRole('button', { name: texts.today })).toHaveFocus();
    await press('{Enter}');
    await expect(canvas.getByText('آبان ۱۴۰۵')).toBeVisible();
  }),
};
export const KeyboardWithinBounds: Story = {
  tags: ['!autodocs'],
  args: { min: '2026-11-24', max: '2026-11-27' },
  play: byKeyboard(async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'چهارشنبه ۴ آذر ۱۴۰۵' }).focus();
    await press('{PageDown}');
    await expect(focusedDay()).toBe('جمعه ۶ آذر ۱۴۰۵');
    await press('{PageUp}');
    await expect(focusedDay()).toBe('سه‌شنبه ۳ آذر ۱۴۰۵');
  }),
};
