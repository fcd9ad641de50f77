import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { press } from '../../story-parts/press';
import { BrowserPreview } from '../column-browser/column-browser';
import { browserLabels, browserRoots } from '../column-browser/column-browser.fixtures';
import { MegaMenu } from './mega-menu';

const meta = {
  title: 'Patterns/MegaMenu',
  component: MegaMenu,
  args: {
    label: 'بخش‌ها',
    roots: browserRoots,
    currentId: 'product',
    labels: browserLabels,
    openLabel: (name) => `دسته‌بندی‌های ${name}`,
    renderPreview: (path) => (
      <BrowserPreview
        picture={undefined}
        name={path.at(-1)?.name ?? ''}
        specs={[]}
        action={{ href: '#go', label: 'رفتن به دسته' }}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 560, overflowX: 'auto' }}>
        <div style={{ minWidth: 960 }}>
          <Story />
        </div>
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    ...keyTable({
      'Left, Right': 'between the areas, as they are seen',
      'Home, End': 'the first, the last area',
      Down: 'opens, and goes into the columns',
      'Enter, Space': 'on the button: opens and closes; on an area: follows it',
      Escape: 'closes from anywhere; the focus goes back to the button of the area',
    }),
  },
} satisfies Meta<typeof MegaMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'دسته‌بندی‌های محصولات' }));
    await expect(canvas.getByRole('region', { name: 'دسته‌بندی‌های محصولات' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: { roots: browserRoots.map((root) => ({ ...root, name: `${root.name} و هرچه به آن برمی‌گردد` })) },
};
export const MixedDirection: Story = {
  args: {
    roots: browserRoots.map((root, index) => (index === 3 ? { ...root, name: 'اسناد ISO و DIN' } : root)),
  },
};
/** Phones do not get it: here it scrolls in its own box. */
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
  play: byKeyboard(async ({ canvas }) => {
    const services = canvas.getByRole('button', { name: 'دسته‌بندی‌های خدمات صنعتی' });
    const products = canvas.getByRole('button', { name: 'دسته‌بندی‌های محصولات' });
    services.focus();
    await press('{ArrowLeft}');
    await expect(products).toHaveFocus();
    await press('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row'));
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await press('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /انتقال قدرت/ })).toHaveFocus());
    await press('{Escape}');
    await expect(products).toHaveFocus();
    await expect(canvas.queryByRole('region')).toBeNull();
    await press('{Enter}');
    await expect(canvas.getByRole('region')).toBeVisible();
    await press('{Enter}{End}');
    await expect(canvas.getByRole('button', { name: 'دسته‌بندی‌های اسناد الکترونیکی' })).toHaveFocus();
  }),
};
/** The area of events says nothing about a mouse that is in a hurry: it is sent as a pointer. */
const point = (element: Element, type: 'pointerover' | 'pointerout') =>
  element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));

export const HoverIntent: Story = {
  play: async ({ canvas }) => {
    const products = canvas.getByRole('button', { name: 'دسته‌بندی‌های محصولات' });
    point(products, 'pointerover');
    point(products, 'pointerout');
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(canvas.queryByRole('region')).toBeNull();
    point(products, 'pointerover');
    await waitFor(() => expect(canvas.getByRole('region')).toBeVisible());
    point(products, 'pointerout');
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};
