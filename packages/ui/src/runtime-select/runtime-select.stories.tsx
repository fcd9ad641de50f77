import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { keyTable } from '../story-parts/key-table';
import { RuntimeSelect } from './runtime-select';

const meta = {
  title: 'Overlays/RuntimeSelect',
  component: RuntimeSelect,
  parameters: keyTable({
    'Enter, Space, Down': 'opens the list',
    'Up, Down': 'the option above, below',
    Enter: 'chooses; the focus goes back to the field',
    Escape: 'closes without choosing',
  }),
  args: {
    id: 'unit',
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
} satisfies Meta<typeof RuntimeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const WithError: Story = { args: { error: 'یک یکا را برگزینید.' } };
export const Open: Story = {
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('#unit')?.click();
  },
};
