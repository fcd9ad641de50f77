import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { keyboard, texts } from '../date-picker/date-picker.fixtures';
import { byKeyboard } from '../story-parts/by-keyboard';
import { press } from '../story-parts/press';
import { DateRangePicker } from './date-range-picker';

const meta = {
  title: 'Components/Forms/Date range picker',
  component: DateRangePicker,
  parameters: { docs: { description: { component: keyboard } } },
  args: {
    id: 'report',
    label: 'بازهٔ گزارش',
    labels: { from: 'از تاریخ', to: 'تا تاریخ' },
    swappedNote: 'آغاز و پایان جابه‌جا شدند.',
    placeholder: '۱۴۰۵/۰۸/۳۰',
    value: {},
    today: '2026-11-21',
    texts,
    onChange: () => undefined,
  },
  render: function Bound(args) {
    const [value, setValue] = useState(args.value);
    return <DateRangePicker {...args} value={value} onChange={setValue} />;
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400, minHeight: 460 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: HTMLElement, label: string) => within(canvas).getByLabelText<HTMLInputElement>(label);
const chosen = { from: '2026-11-04', to: '2026-11-18' };
const opened: Story['play'] = async ({ canvasElement }) => {
  field(canvasElement, 'از تاریخ').focus();
  await press('{ArrowDown}');
};

export const Default: Story = {};
export const Playground: Story = { args: { value: chosen } };
export const Open: Story = {
  tags: ['framed'],
  args: { value: chosen },
  play: opened,
};
export const OpenEnd: Story = { args: { value: { from: '2026-11-04' } } };
export const Bounded: Story = {
  tags: ['framed'],
  args: { value: chosen, min: '2026-11-01', max: '2026-11-21' },
  play: opened,
};
export const WithError: Story = { args: { error: 'بازهٔ گزارش حداکثر یک سال است.' } };
export const Disabled: Story = { args: { value: chosen, disabled: true } };
export const Required: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, 'از تاریخ')).toBeRequired();
    await expect(field(canvasElement, 'تا تاریخ')).toBeRequired();
  },
};
export const LongText: Story = {
  args: { labels: { from: 'نخستین روزی که پیشنهاد معتبر است', to: 'واپسین روزی که پیشنهاد معتبر است' } },
};
export const MixedDirection: Story = {
  args: { value: chosen, labels: { from: 'آغاز ISO 9001', to: 'پایان ISO 9001' } },
};
export const Narrow: Story = {
  tags: ['framed'],
  args: { value: chosen },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: opened,
};
export const Swapped: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement, 'از تاریخ'), '۱۴۰۵/۰۹/۱۰');
    await userEvent.type(field(canvasElement, 'تا تاریخ'), '۱۴۰۵/۰۹/۰۱{Enter}');
    await expect(field(canvasElement, 'از تاریخ')).toHaveValue('۱۴۰۵/۰۹/۰۱');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('جابه‌جا شدند');
  },
};
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press('{Tab}');
    await press('{ArrowDown}');
    await expect(canvas.getByRole('dialog')).toHaveAccessibleName(/از تاریخ/);
    await press('{Home}{Enter}');
    await expect(canvas.getByRole('dialog')).toHaveAccessibleName(/تا تاریخ/);
    await press('{ArrowDown}{ArrowLeft}{Enter}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(field(canvasElement, 'از تاریخ')).toHaveValue('۱۴۰۵/۰۸/۳۰');
    await expect(field(canvasElement, 'تا تاریخ')).toHaveValue('۱۴۰۵/۰۹/۰۸');
    await expect(canvas.getAllByRole('button', { name: texts.openCalendar })[1]).toHaveFocus();
  }),
};
