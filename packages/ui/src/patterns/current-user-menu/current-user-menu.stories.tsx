import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { byKeyboard, expectGivenBack, followed } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { CurrentUserMenu, type CurrentUserMenuProps } from './current-user-menu';

const leave = { text: 'خروج', isLeaving: false, run: fn() };

const meta = {
  title: 'Patterns/Page frame/Current user menu',
  tags: ['framed'],
  component: CurrentUserMenu,
  parameters: keyTable({
    Enter: 'on the link: opens, the focus on the first way; on a way: goes there',
    'Arrow down, up': 'to the next and the former way, round',
    'Home, End': 'to the first and the last',
    Escape: 'closes; the focus goes back to the link',
    Tab: 'closes and goes on from the link',
  }),
  args: {
    label: 'حساب کاربری',
    name: 'نوید رضایی',
    items: [
      { icon: 'home', text: 'پیشخوان', href: '#home' },
      {
        icon: 'messages',
        text: 'پیام‌ها',
        href: '#messages',
        count: { text: '۳', spoken: 'پیام‌ها، ۳ پیام خوانده‌نشده' },
      },
      { icon: 'favourites', text: 'علاقه‌مندی‌ها', href: '#favourites' },
      { icon: 'requests', text: 'درخواست‌ها', href: '#requests' },
    ],
    leave,
    anchor: { current: null },
    onClose: fn(),
  },
  render: (args) => <AtItsLink {...args} />,
  // An open menu needs a page below it.
  decorators: [
    (Story) => (
      <div style={{ minHeight: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CurrentUserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

function AtItsLink(args: CurrentUserMenuProps) {
  const anchor = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: as in the header, a plain press opens what the link's page holds */}
      <a
        ref={anchor}
        href="#account"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        {args.name}
      </a>
      {isOpen ? <CurrentUserMenu {...args} anchor={anchor} onClose={close} /> : null}
    </>
  );
}

const open: Story['play'] = async ({ canvas }) => {
  await press('{Tab}');
  await press('{Enter}');
  // It is placed after it has been drawn.
  await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
};

export const Default: Story = { play: open };
export const Playground: Story = { decorators: [resizable] };
export const Closed: Story = {};
export const NothingWaits: Story = {
  args: { items: meta.args.items.map(({ count: _, ...item }) => item) },
  play: open,
};
export const Leaving: Story = {
  args: { leave: { ...leave, text: 'در حال خروج…', isLeaving: true } },
  play: open,
};
export const LongText: Story = { args: { name: 'سیدمحمدرضا طباطبایی‌زادهٔ شهرضایی اصفهانی' }, play: open };
export const MixedDirection: Story = { args: { name: 'Navid Rezaei، کرج' }, play: open };
export const Narrow: Story = { decorators: [narrow], play: open };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async (context) => {
    await open(context);
    const page = within(context.canvasElement);
    const item = (name: string | RegExp) => page.getByRole('menuitem', { name });
    await expect(item('پیشخوان')).toHaveFocus();
    await press('{ArrowDown}');
    await expect(item(/۳ پیام خوانده‌نشده/)).toHaveFocus();
    await press('{End}');
    await expect(item('خروج')).toHaveFocus();
    await press('{ArrowDown}');
    await expect(item('پیشخوان')).toHaveFocus();
    await press('{ArrowUp}');
    await expect(item('خروج')).toHaveFocus();
    const surface = page.getByRole('menu');
    await press('{Escape}');
    await expectGivenBack(surface, page.getByRole('link'));
    await press('{Enter}');
    await press('{Home}');
    await press('{Enter}');
    await expect(followed()).toBe('#home');
    await expect(page.queryByRole('menu')).toBeNull();
  }),
};
