import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { PageAction, PageActionLink } from './page-action';

const meta = {
  title: 'Patterns/Page frame/Page action',
  tags: ['framed'],
  component: PageAction,
  parameters: keyTable({
    Tab: 'to the action',
    'Enter, Space': 'does it; a link is followed by Enter alone',
  }),
  args: { icon: 'note', children: 'یادداشت', onClick: fn() },
} satisfies Meta<typeof PageAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { icon: 'share' } };
export const Leading: Story = {
  render: () => (
    <PageActionLink icon="compare" href="#compare">
      مقایسه
    </PageActionLink>
  ),
};
export const LongText: Story = { args: { children: 'یادداشت شخصی من دربارهٔ این محصول و تأمین‌کننده‌اش' } };
export const MixedDirection: Story = { args: { children: <span>یادداشت 6205-2RSH</span> } };
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvas, args }) => {
    await press('{Tab}');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await press('{Enter}');
    await press(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  }),
};
