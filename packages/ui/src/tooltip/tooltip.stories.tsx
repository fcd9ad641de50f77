import { mdiInformationOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { press } from '../story-parts/press';
import { Tooltip } from './tooltip';

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'قیمت هر عدد، بدون مالیات بر ارزش افزوده', children: <Button>قیمت پایه</Button> },
  parameters: keyTable({
    Tab: 'to the control: shows',
    Escape: 'hides; the focus stays',
  }),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const focus: Story['play'] = async ({ canvas }) => {
  await press('{Tab}');
  await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
};

export const Default: Story = {};
export const Playground: Story = { args: { text: 'قیمت هر عدد با مالیات بر ارزش افزوده' } };
export const Shown: Story = {
  tags: ['framed'],
  play: focus,
};
export const OnIconButton: Story = {
  tags: ['framed'],
  args: {
    children: (
      <Button tone="text" size="icon" aria-label="دربارهٔ قیمت پایه">
        <Icon path={mdiInformationOutline} />
      </Button>
    ),
  },
  play: focus,
};
export const LongText: Story = {
  tags: ['framed'],
  args: {
    text: 'قیمت هر عدد، بدون مالیات بر ارزش افزوده و هزینهٔ ارسال؛ برای بیش از صد عدد تأمین‌کننده قیمت دیگری می‌دهد.',
  },
  play: focus,
};
export const MixedDirection: Story = {
  tags: ['framed'],
  args: {
    text: (
      <>
        <bdi dir="ltr">2RSH</bdi>: آب‌بند لاستیکی در دو سو
      </>
    ),
  },
  play: focus,
};
export const Narrow: Story = {
  tags: ['framed'],
  decorators: [
    (Story) => (
      <div style={{ width: 320, textAlign: 'end' }}>
        <Story />
      </div>
    ),
  ],
  play: focus,
};
export const EscapeHides: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async (context) => {
    await focus(context);
    const { canvas } = context;
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleDescription('قیمت هر عدد، بدون مالیات بر ارزش افزوده');
    const words = canvas.getByRole('tooltip');
    await press('{Escape}');
    await waitFor(() => expect(words).not.toBeVisible());
    await expect(button).toHaveFocus();
  }),
};
export const OnHover: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const words = canvas.getByRole('tooltip', { hidden: true });
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(words).toBeVisible());
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(words).not.toBeVisible());
  },
};
