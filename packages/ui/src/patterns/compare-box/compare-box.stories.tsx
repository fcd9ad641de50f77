import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CompareBox } from './compare-box';

const meta = {
  title: 'Patterns/CompareBox',
  component: CompareBox,
  args: {
    label: 'مقایسهٔ 6205-2RSH',
    name: 'compare',
    value: 'sp-1',
    formId: 'compare-form',
    data: { name: '6205-2RSH', note: 'SKF' },
  },
  parameters: { docs: { description: { component: 'Space محصول را برای مقایسه برمی‌گزیند.' } } },
} satisfies Meta<typeof CompareBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked();
  },
};
