import type { Meta, StoryObj } from '@storybook/react-vite';
import { Monogram } from './monogram';

const meta = { title: 'Components/Monogram', component: Monogram, args: { letters: 'یپ' } } satisfies Meta<
  typeof Monogram
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const MixedDirection: Story = { args: { letters: 'SK' } };
