import { mdiDotsVertical } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import { byKeyboard, expectGivenBack } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { press } from '../story-parts/press';
import { Popover } from './popover';

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  args: {
    buttonLabel: 'این چیست؟',
    label: 'قطر داخلی',
    children: (
      <>
        <p>قطر داخلی همان قطر محوری است که بلبرینگ روی آن می‌نشیند.</p>
        <Link href="#guide" touch>
          راهنمای انتخاب
        </Link>
      </>
    ),
  },
  parameters: keyTable({
    'Enter, Space': 'on the button: opens and closes',
    Tab: 'into the surface, and through it back to the page',
    Escape: 'closes; the focus goes back to the button',
  }),
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas }) => {
  await press('{Tab}');
  await press('{Enter}');
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
};

export const Default: Story = {};
export const Playground: Story = { args: { tone: 'primary', size: 'small', isFitted: true } };
export const Open: Story = {
  tags: ['framed'],
  play: open,
};
export const Menu: Story = {
  tags: ['framed'],
  args: {
    buttonLabel: <Icon path={mdiDotsVertical} />,
    buttonName: 'کارهای دیگر',
    label: 'کارهای دیگر',
    size: 'icon',
    tone: 'text',
    isFitted: true,
    children: ['ویرایش', 'نسخه‌برداری', 'بایگانی'].map((text) => (
      <p key={text}>
        <Link href={`#${text}`} tone="plain" touch>
          {text}
        </Link>
      </p>
    )),
  },
  play: open,
};
export const AtTheEdge: Story = {
  tags: ['framed'],
  decorators: [
    (Story) => (
      <div style={{ textAlign: 'end', paddingBlockStart: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: open,
};
export const LongText: Story = {
  tags: ['framed'],
  args: {
    children: Array.from({ length: 6 }, (_, index) => (
      <p key={String(index)}>
        قطر داخلی همان قطر محوری است که بلبرینگ روی آن می‌نشیند و در کد فنی با دو رقم آخر نشان داده می‌شود.
      </p>
    )),
  },
  play: open,
};
export const MixedDirection: Story = {
  tags: ['framed'],
  args: {
    children: (
      <p>
        پسوند <bdi dir="ltr">2RSH</bdi> یعنی دو آب‌بند لاستیکی.
      </p>
    ),
  },
  play: open,
};
export const Narrow: Story = {
  tags: ['framed'],
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: open,
};
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async (context) => {
    await open(context);
    const { canvas } = context;
    await press('{Tab}');
    await expect(canvas.getByRole('link')).toHaveFocus();
    const surface = canvas.getByRole('dialog');
    await press('{Escape}');
    await expectGivenBack(surface, canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  }),
};
