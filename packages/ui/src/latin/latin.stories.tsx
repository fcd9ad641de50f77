import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../story-parts/narrow';
import { Latin } from './latin';

const meta = {
  title: 'Components/Text/Latin',
  component: Latin,
  args: { children: '6205-2RSH' },
} satisfies Meta<typeof Latin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { children: 'ISO 9001:2015' } };
export const InText: Story = {
  render: () => (
    <p>
      کد <Latin>6205-2RSH</Latin> از <Latin>SKF</Latin> مطابق <Latin>ISO 15</Latin> است.
    </p>
  ),
};
export const Narrow: Story = { decorators: [narrow] };
export const LongText: Story = {
  args: { children: 'Deep groove ball bearing, single row, sealed' },
};
export const MixedDirection: Story = { render: InText.render };
