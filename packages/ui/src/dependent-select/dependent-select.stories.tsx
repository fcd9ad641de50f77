import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Select } from '../select/select';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { formColumn, narrow } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { DependentSelect } from './dependent-select';

const cities: Readonly<Record<string, readonly string[]>> = {
  تهران: ['تهران', 'ری', 'شهریار'],
  اصفهان: ['اصفهان', 'کاشان'],
};
const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

const meta = {
  title: 'Components/Forms/Dependent select',
  component: DependentSelect,
  decorators: [formColumn],
  parameters: keyTable({
    Tab: 'to the field, or to trying again',
    'Up, Down': 'the option before, after',
    'Enter, Space': 'on the button: tries again',
  }),
  args: {
    id: 'city',
    label: 'شهر',
    status: 'ready',
    options: optionsOf(cities.تهران ?? []),
    hint: '۳ شهر در استان تهران',
    texts: {
      choose: 'برگزینید',
      waiting: 'نخست استان را برگزینید.',
      loading: 'شهرها خوانده می‌شوند…',
      failed: 'فهرست شهرها نیامد.',
      retry: 'دوباره',
      empty: 'شهری ندارد',
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof DependentSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { status: 'ready', dense: true, isLabelHidden: false, id: 'city-playground' },
};
export const Waiting: Story = { args: { status: 'waiting', options: [] } };
export const Loading: Story = { args: { status: 'loading', options: [] } };
export const LoadFailed: Story = { args: { status: 'error', options: [] } };
export const Empty: Story = { args: { options: [], hint: undefined } };
export const WithError: Story = { args: { error: 'شهر را برگزینید.' } };
export const Disabled: Story = { args: { disabled: true } };
/** With the choice it depends on. */
export const WithProvince: Story = {
  render: function Both(args) {
    const [province, setProvince] = useState('');
    return (
      <>
        <Select
          id="province"
          label="استان"
          value={province}
          options={[{ value: '', label: 'برگزینید' }, ...optionsOf(Object.keys(cities))]}
          onChange={(event) => setProvince(event.target.value)}
        />
        <DependentSelect
          {...args}
          key={province}
          status={province ? 'ready' : 'waiting'}
          options={optionsOf(cities[province] ?? [])}
        />
      </>
    );
  },
};
export const LongText: Story = {
  args: { label: 'شهری که کالا در آن تحویل گرفته می‌شود، یا نزدیک‌ترین شهر به آن' },
};
export const MixedDirection: Story = { args: { label: 'مدل SKF' } };
export const Narrow: Story = { decorators: [narrow] };
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  ...LoadFailed,
  play: byKeyboard(async ({ canvas, args }) => {
    await press('{Tab}');
    await expect(canvas.getByRole('button', { name: 'دوباره' })).toHaveFocus();
    await press('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  }),
};
