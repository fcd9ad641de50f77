import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../../card/card';
import { Heading } from '../../heading/heading';
import { byKeyboard, followed } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { portrait } from '../../story-parts/pictures';
import { press } from '../../story-parts/press';
import { ProfileFrame } from './profile-frame';
import { sectionsWith } from './profile-frame.fixtures';

const reason = 'مالک شرکت اجازهٔ دیدن کیف پول را به شما نداده است.';

const meta = {
  title: 'Patterns/Page frame/Profile frame',
  tags: ['framed'],
  component: ProfileFrame,
  args: {
    label: 'بخش‌های پروفایل',
    person: { name: 'بهنام رضایی', role: 'مدیر خرید، نساجی رضا', pictureUrl: portrait },
    credit: {
      label: 'اعتبار کیف پول',
      amount: '۲۵۰٬۰۰۰',
      unit: 'تومان',
      action: { href: '#charge', text: 'افزایش' },
    },
    completeness: {
      percent: 85,
      text: 'پروفایل ۸۵٪ کامل',
      shortText: '۸۵٪ کامل',
      missingText: 'کد اقتصادی مانده است',
      href: '#personal',
    },
    groups: sectionsWith({ home: { isCurrent: true } }),
    isHome: true,
    leave: { text: 'خروج', isLeaving: false, run: () => undefined },
    children: (
      <Card padded>
        <Heading level={1}>هفت کار منتظر شماست</Heading>
      </Card>
    ),
  },
  parameters: keyTable({
    Tab: 'to the next section',
    Enter: 'goes there; on a forbidden one: says why',
    Escape: 'closes the reason',
  }),
} satisfies Meta<typeof ProfileFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { isFolded: true, isHome: false } };
/** Before the person is read: what comes has its place, and the sections do not move. */
export const Reading: Story = {
  args: { person: { name: 'حساب من' }, credit: 'reading', completeness: 'reading' },
};
/** From 1264 px: the full menu. */
export const Menu: Story = { globals: { viewport: { value: 'desktop' } } };
/** 600 to 1263 px: the rail with short names. */
export const Rail: Story = {
  args: { isHome: false, groups: sectionsWith({ notes: { isCurrent: true } }) },
  globals: { viewport: { value: 'sm' } },
};
/** Below 600 px: the strip, with the current section in its middle. */
export const Strip: Story = {
  args: { isHome: false, groups: sectionsWith({ addresses: { isCurrent: true } }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' });
    const strip = canvas.getByRole('navigation').getBoundingClientRect();
    await waitFor(() => {
      const box = current.getBoundingClientRect();
      expect(box.left).toBeGreaterThanOrEqual(strip.left);
      expect(box.right).toBeLessThanOrEqual(strip.right);
    });
  },
};
/** A work screen: icons only, from 1264 px. */
export const Folded: Story = {
  args: { isFolded: true, isHome: false, groups: sectionsWith({ messages: { isCurrent: true } }) },
};
export const NoPicture: Story = { args: { person: { name: 'بهنام رضایی' } } };
/** Before the wallet and the profile have loaded. */
export const NameOnly: Story = {
  args: { person: { name: '۰۹۱۲ ۴۴۱ ۲۰ ۸۷' }, credit: undefined, completeness: undefined },
};
export const Forbidden: Story = {
  args: { groups: sectionsWith({ home: { isCurrent: true }, wallet: { forbiddenReason: reason } }) },
};
export const LongText: Story = {
  args: {
    person: {
      name: 'سیدمحمدابراهیم حسینی‌طباطبایی اردکانی',
      role: 'سرپرست بازرگانی و تدارکات داخلی، شرکت تولیدی و صنعتی ماشین‌سازی پارس',
    },
    groups: sectionsWith({
      home: { isCurrent: true },
      companies: { text: 'تأمین‌کنندگان، شرکت‌ها و نمایندگی‌های تأییدشده', count: '۱٬۲۸۴' },
    }),
  },
};
export const MixedDirection: Story = {
  args: { person: { name: 'بهنام رضایی', role: 'مدیر خرید، ETA Pump' } },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
};
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: {
    credit: undefined,
    completeness: undefined,
    groups: sectionsWith({ orders: { isCurrent: true }, messages: { forbiddenReason: reason } }).slice(0, 1),
  },
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    await press('{Enter}');
    await expect(followed()).toBe('#home');
    await press('{Tab}');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveFocus();
    await press('{Tab}');
    const forbidden = canvas.getByRole('button', { description: reason });
    await expect(forbidden).toHaveFocus();
    await press('{Enter}');
    const said = forbidden.nextElementSibling as HTMLElement;
    await waitFor(() => expect(said).toBeVisible());
    await press('{Escape}');
    await waitFor(() => expect(said).not.toBeVisible());
  }),
};
