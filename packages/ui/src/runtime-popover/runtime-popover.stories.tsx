import type { Meta, StoryObj } from '@storybook/react-vite';
import { keyTable } from '../story-parts/key-table';
import { RuntimePopover } from './runtime-popover';

const meta = {
  title: 'Overlays/RuntimePopover',
  component: RuntimePopover,
  parameters: keyTable({
    'Enter, Space': 'on the button: opens and closes',
    Escape: 'closes; the focus goes back to the button',
  }),
  args: { label: 'راهنما', buttonLabel: 'این چیست؟', children: 'قطر داخلی همان قطر محور است.' },
} satisfies Meta<typeof RuntimePopover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Open: Story = {
  play: ({ canvasElement }) => {
    canvasElement.querySelector('button')?.click();
  },
};
