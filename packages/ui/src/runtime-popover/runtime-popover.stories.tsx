import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { byKeyboard, expectGivenBack } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { narrow, resizable } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { cx } from '../style/cx';
import { RuntimePopover } from './runtime-popover';

const meta = {
  title: 'Components/Overlays/Account popover',
  component: RuntimePopover,
  parameters: keyTable({
    'Enter, Space': 'on the button: opens and closes',
    Escape: 'closes; the focus goes back to the button',
  }),
  args: {
    label: 'راهنما',
    trigger: (
      <button type="button" className={cx('button', { tone: 'secondary' })}>
        این چیست؟
      </button>
    ),
    children: 'قطر داخلی همان قطر محور است.',
  },
} satisfies Meta<typeof RuntimePopover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const Open: Story = {
  tags: ['framed'],
  play: ({ canvasElement }) => {
    canvasElement.querySelector('button')?.click();
  },
};
export const Narrow: Story = { decorators: [narrow] };
export const LongText: Story = {
  tags: ['framed'],
  args: { children: 'قطر داخلی همان قطر محوری است که بلبرینگ روی آن می‌نشیند. '.repeat(6) },
  play: Open.play,
};
export const MixedDirection: Story = {
  tags: ['framed'],
  args: {
    children: (
      <>
        پسوند <bdi dir="ltr">2RSH</bdi> یعنی دو آب‌بند لاستیکی.
      </>
    ),
  },
  play: Open.play,
};
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const opener = page.getByRole('button', { name: 'این چیست؟' });
    await press('{Tab}');
    await expect(opener).toHaveFocus();
    await press('{Enter}');
    const surface = await page.findByRole('dialog');
    await press('{Escape}');
    await expectGivenBack(surface, opener);
  }),
};
