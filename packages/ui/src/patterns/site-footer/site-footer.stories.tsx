import type { Meta, StoryObj } from '@storybook/react-vite';
import { keyTable } from '../../story-parts/key-table';
import { narrow } from '../../story-parts/narrow';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { SiteFooter } from './site-footer';

const meta = {
  title: 'Patterns/Site footer',
  component: SiteFooter,
  parameters: { layout: 'fullscreen', ...keyTable({ Tab: 'to the next link', Enter: 'follows it' }) },
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
    lastLine: 'قیمت‌ها به تومان است. تاریخ‌ها هجری خورشیدی است.',
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const LongText: Story = { args: { about: `${meta.args.about} `.repeat(5) } };
export const MixedDirection: Story = {
  args: { groups: [{ title: 'استانداردها', links: [{ title: 'جدول ISO 15:2017', href: '#iso' }] }] },
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = { play: linksByKeyboard };
