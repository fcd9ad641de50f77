import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { resizable } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { CompareBox } from './compare-box';

const meta = {
  title: 'Patterns/Products/Compare box',
  component: CompareBox,
  args: {
    label: 'مقایسهٔ 6205-2RSH',
    name: 'compare',
    value: 'sp-1',
    formId: 'compare-form',
    action: { 'data-action': 'compare', 'data-payload': '{"id":"sp-1","name":"6205-2RSH"}' },
  },
  parameters: {
    without: {
      LongText: 'its name is spoken only',
      MixedDirection: 'its name is spoken only',
      Narrow: 'a box has one size',
    },
    ...keyTable({ Tab: 'to the box', Space: 'ticks, and takes back' }),
  },
} satisfies Meta<typeof CompareBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement }) => {
    await press('{Tab}');
    await press(' ');
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked();
  }),
};
