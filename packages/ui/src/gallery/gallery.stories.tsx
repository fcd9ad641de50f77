import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { byKeyboard, expectGivenBack } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { narrow } from '../story-parts/narrow';
import { formatNumber } from '../story-parts/persian';
import { bearing, portrait } from '../story-parts/pictures';
import { press } from '../story-parts/press';
import { Gallery } from './gallery';
import type { GalleryPicture } from './gallery-types';

const total = 4;
const picture = (place: number, alt: string, src: string): GalleryPicture => ({
  id: String(place),
  src,
  thumbnailSrc: src,
  largeSrc: src,
  alt,
  caption: 'نقشهٔ خطی با نسبت‌های واقعی؛ اندازه‌ها به میلی‌متر.',
  width: 320,
  height: 220,
  place: `${formatNumber(place)} از ${formatNumber(total)}`,
});

const first = picture(1, 'بلبرینگ از روبه‌رو', bearing);
const pictures: readonly [GalleryPicture, ...GalleryPicture[]] = [
  first,
  picture(2, 'برش طولی بلبرینگ', portrait),
  picture(3, 'بسته‌بندی', bearing),
  picture(4, 'حک شماره روی حلقه', portrait),
];

const meta = {
  title: 'Components/Gallery',
  component: Gallery,
  args: {
    label: 'تصویرهای محصول',
    pictures,
    words: {
      thumbnails: 'انتخاب تصویر',
      enlarge: 'بزرگ‌نمایی',
      zoomIn: 'نزدیک‌تر',
      zoomOut: 'دورتر',
      previous: 'تصویر قبلی',
      next: 'تصویر بعدی',
      close: 'بستن',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 472 }}>
        <Story />
      </div>
    ),
  ],
  parameters: keyTable({
    Tab: 'to the picture, the thumbnails, the buttons',
    'Left, Right':
      'on the thumbnails: the next, the one before; in the large view too, or they move the magnified picture',
    'Home, End': 'the first, the last',
    Enter: 'on the picture: opens the large view',
    '+, −, 0': 'in the large view: nearer, farther, as at first',
    Escape: 'closes the large view; the focus goes back to the picture',
  }),
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const OnePicture: Story = { args: { pictures: [first] } };
export const LongText: Story = {
  args: {
    pictures: [
      {
        ...first,
        caption:
          'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک؛ نقشه با نسبت‌های واقعی و اندازه‌ها به میلی‌متر است.',
      },
      ...pictures.slice(1),
    ],
  },
};
export const MixedDirection: Story = {
  args: { pictures: [{ ...first, caption: 'نقشهٔ STEP AP214، بلبرینگ 6205-2RSH' }, ...pictures.slice(1)] },
};
export const Narrow: Story = { decorators: [narrow] };
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /بزرگ‌نمایی/ }));
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
};
export const Zoomed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /بزرگ‌نمایی/ }));
    await press('+++');
    await waitFor(() => expect(canvas.getByRole('dialog').querySelector('[data-zoomed]')).not.toBeNull());
  },
};
export const ThumbnailsByKeyboard: Story = {
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    await press('{Tab}');
    await expect(canvas.getByRole('tab', { name: 'بلبرینگ از روبه‌رو' })).toHaveFocus();
    await press('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'برش طولی بلبرینگ' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('برش طولی بلبرینگ');
    await press('{End}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('حک شماره روی حلقه');
    await press('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('بلبرینگ از روبه‌رو');
    await press('{ArrowRight}{Home}');
    await expect(canvas.getByRole('tab', { name: 'بلبرینگ از روبه‌رو' })).toHaveFocus();
  }),
};
export const ByKeyboard: Story = {
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    await press('{Enter}');
    const dialog = canvas.getByRole('dialog');
    const stage = dialog.querySelector<HTMLElement>('[data-stage]');
    await expect(stage).toHaveFocus();
    await press('{ArrowLeft}');
    await waitFor(() => expect(dialog).toHaveAccessibleName('برش طولی بلبرینگ'));
    await press('++');
    await waitFor(() => expect(dialog.querySelector('img')?.style.transform).toContain('scale(2.25)'));
    await press('{ArrowLeft}');
    await expect(dialog).toHaveAccessibleName('برش طولی بلبرینگ');
    await expect(dialog.querySelector('img')?.style.transform).toContain('translate(64px');
    await press('0');
    await expect(dialog.querySelector('img')?.style.transform).toBe('');
    canvas.getByRole('button', { name: 'بستن' }).focus();
    await press('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const picture = canvas.getByRole('button', { name: /بزرگ‌نمایی/ });
    await expect(picture).toHaveFocus();
    await press('{Enter}');
    const again = canvas.getByRole('dialog');
    await press('{Escape}');
    await expectGivenBack(again, picture);
  }),
};
