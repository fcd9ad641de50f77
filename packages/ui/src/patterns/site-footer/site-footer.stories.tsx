import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard, followed } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { tabThrough } from '../../story-parts/tab-through';
import { SiteFooter } from './site-footer';

const meta = {
  title: 'Patterns/Page frame/Site footer',
  component: SiteFooter,
  parameters: {
    layout: 'fullscreen',
    ...keyTable({ Tab: 'to the next link or menu', Enter: 'follows it, or unfolds the menu' }),
  },
  args: {
    siteName: 'بازار صنعت',
    about: 'بازار اینترنتی کالا، خدمات، مشاوره و سند صنعتی؛ با مشخصات فنی قابل جستجو.',
    groups: [
      {
        title: 'بازار صنعت',
        links: [
          { title: 'دربارهٔ ما', href: '#about' },
          { title: 'تماس', href: '#contact' },
        ],
      },
      { title: 'خریدار', links: [{ title: 'راهنمای خرید', href: '#buying' }] },
    ],
    contact: [
      { title: '۰۲۱-۸۸۷۲۴۱۰۰', href: 'tel:+982188724100', kind: 'phone' },
      { title: 'شنبه تا چهارشنبه، ۸ تا ۱۷', href: '#hours', kind: 'hours' },
      { title: 'تهران، خیابان کریم‌خان زند، پلاک ۱۲۰، طبقهٔ ۴', href: '#address', kind: 'address' },
    ],
    marks: [{ title: 'نماد اعتماد الکترونیکی', href: 'https://trustseal.enamad.ir/?id=1' }],
    lastLine: 'قیمت‌ها به تومان است. تاریخ‌ها هجری خورشیدی است.',
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
/** Nobody vouches for it, and how it is reached is unknown: no empty places. */
export const WithoutTrust: Story = { args: { contact: [], marks: [] } };
/** Without hours the address keeps its icon. */
export const WithoutHours: Story = {
  args: { contact: meta.args.contact.filter(({ kind }) => kind !== 'hours') },
};
export const LongText: Story = { args: { about: `${meta.args.about} `.repeat(5) } };
export const MixedDirection: Story = {
  args: { groups: [{ title: 'استانداردها', links: [{ title: 'جدول ISO 15:2017', href: '#iso' }] }] },
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement }) => {
    const stops = await tabThrough(canvasElement);
    const last = stops.at(-1);
    await press('{Enter}');
    // On a phone the menus are folded.
    if (last?.tagName === 'SUMMARY') await expect(last.parentElement).toHaveAttribute('open');
    else await expect(followed()).toBe(last?.getAttribute('href'));
  }),
};
