import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ButtonLink } from '../button/button';
import { Heading } from '../heading/heading';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { narrow } from '../story-parts/narrow';
import { formatNumber } from '../story-parts/persian';
import { bearing } from '../story-parts/pictures';
import { press } from '../story-parts/press';
import { Text } from '../text/text';
import { Carousel } from './carousel';

const announcements = [
  ['نمایشگاه صنعت تهران', 'غرفه‌های ۱۲۰ تأمین‌کننده را از ۵ تا ۸ آذر ببینید.'],
  ['گواهی‌های تازه', 'تاریخ اعتبار هر گواهی در کنار نام تأمین‌کننده آمده است.'],
  ['کاتالوگ پمپ‌های فرایندی', 'برگهٔ مشخصات ۳۴۰ پمپ با منحنی کارکرد افزوده شد.'],
] as const;

const slides = announcements.map(([title, text], index) => ({
  id: title,
  label: `${formatNumber(index + 1)} از ${formatNumber(announcements.length)}: ${title}`,
  content: (
    <div style={{ padding: 24, minBlockSize: 184 }}>
      <Heading level={3}>{title}</Heading>
      <Text as="p" block tone="muted">
        {text}
      </Text>
      <p style={{ marginBlockStart: 16 }}>
        <ButtonLink href="#more">مشاهدهٔ جزئیات</ButtonLink>
      </p>
    </div>
  ),
}));

const cards = Array.from({ length: 8 }, (_, index) => ({
  id: String(index),
  label: `${formatNumber(index + 1)} از ۸`,
  content: (
    <div style={{ padding: 16 }}>
      <img src={bearing} alt="" width={320} height={220} style={{ inlineSize: '100%', blockSize: 'auto' }} />
      <Text as="p" block weight="bold">
        بلبرینگ شیار عمیق{' '}
        <bdi className="lt" dir="ltr">
          {6200 + index}-2RSH
        </bdi>
      </Text>
      <Text as="p" block size={13} tone="muted">
        {formatNumber(865000 + index * 12500)} تومان، هر عدد
      </Text>
    </div>
  ),
}));

const meta = {
  title: 'Components/Layout/Carousel',
  component: Carousel,
  args: {
    label: 'آگهی‌ها',
    slides,
    words: {
      carousel: 'نوار اسلاید',
      slide: 'اسلاید',
      previous: 'اسلاید قبلی',
      next: 'اسلاید بعدی',
      pause: 'توقف گردش',
      play: 'ادامهٔ گردش',
      choose: 'انتخاب اسلاید',
    },
  },
  parameters: keyTable({
    Left: 'the next slide, in a page from right to left',
    Right: 'the one before',
    'Home, End': 'the first, the last',
    Tab: 'from the window to the marks and buttons',
    'Enter, Space': 'on a mark: goes to its slide; on the button: stops and goes on',
  }),
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const current = (canvasElement: HTMLElement) => canvasElement.querySelector('.u-carousel-mark[aria-current]');

export const Default: Story = {};
export const Playground: Story = { args: { size: 'cards', isAutomatic: false } };
export const Cards: Story = { args: { label: 'محصولات مرتبط', slides: cards, size: 'cards' } };
export const OneSlide: Story = { args: { slides: slides.slice(0, 1) } };
export const LongText: Story = {
  args: {
    slides: slides.map((slide) => ({
      ...slide,
      content: (
        <div style={{ padding: 24 }}>
          <Text as="p" size="reading">
            {'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک با غلتک نقاله. '.repeat(
              4,
            )}
          </Text>
        </div>
      ),
    })),
  },
};
export const MixedDirection: Story = {
  args: {
    slides: slides.map((slide) => ({
      ...slide,
      content: (
        <div style={{ padding: 24 }}>
          استاندارد <bdi dir="ltr">ISO 15:2017</bdi> و <bdi dir="ltr">DIN 625-1</bdi>
        </div>
      ),
    })),
  },
};
export const Narrow: Story = { decorators: [narrow] };
export const NarrowCards: Story = { args: { slides: cards, size: 'cards' }, decorators: [narrow] };

/** The focus pauses it, which is the pictured state. */
export const Automatic: Story = {
  tags: ['!autodocs'],
  args: { isAutomatic: true, intervalMs: 400 },
  play: byKeyboard(async ({ canvas, canvasElement }) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!still) await waitFor(() => expect(current(canvasElement)).toHaveAccessibleName(/^۲/));
    await press('{Tab}');
    await expect(canvas.getAllByRole('group')[0]).toHaveFocus();
    await press('{Home}');
    await waitFor(() => expect(current(canvasElement)).toHaveAccessibleName(/^۱/));
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(current(canvasElement)).toHaveAccessibleName(/^۱/);
  }),
};
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvas, canvasElement }) => {
    await press('{Tab}');
    await press('{ArrowLeft}');
    await waitFor(() => expect(current(canvasElement)).toHaveAccessibleName(/^۲/));
    await press('{End}');
    await waitFor(() => expect(current(canvasElement)).toHaveAccessibleName(/^۳/));
    await press('{ArrowRight}');
    await waitFor(() => expect(current(canvasElement)).toHaveAccessibleName(/^۲/));
    canvas.getByRole('button', { name: 'اسلاید قبلی' }).focus();
    await press('{Enter}');
    await waitFor(() => expect(current(canvasElement)).toHaveAccessibleName(/^۱/));
    await expect(canvas.getByRole('button', { name: 'اسلاید قبلی' })).toHaveFocus();
  }),
};
