import { mdiArrowLeft, mdiShieldCheckOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './icon';

const meta = {
  title: 'Components/Text/Icon',
  component: Icon,
  parameters: {
    without: {
      LongText: 'an icon holds no text',
      MixedDirection: 'an icon holds no text',
      Narrow: 'an icon has one size',
    },
  },
  args: { path: mdiShieldCheckOutline },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: 32, mirrored: true } };
export const Large: Story = { args: { size: 48 } };
export const Mirrored: Story = {
  render: () => (
    <p>
      <Icon path={mdiArrowLeft} /> <Icon path={mdiArrowLeft} mirrored />
    </p>
  ),
};
