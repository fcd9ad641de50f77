import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { resizable } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { BrowserPreview, ColumnBrowser } from '../column-browser/column-browser';
import { browserLabels, browserRoots } from '../column-browser/column-browser.fixtures';
import { OpenIcon } from '../site-icons/site-icons';
import { MegaMenu } from './mega-menu';

/** As the header does: the first category of each column is open, and no column is empty. */
function firstPathOf(areaId: string): string[] {
  const ids: string[] = [];
  let node = browserRoots.find(({ id }) => id === areaId);
  while (node) {
    ids.push(node.id);
    [node] = node.children;
  }
  return ids;
}

const areas = browserRoots.map(({ id, name, href }) => ({
  id,
  name,
  href,
  openLabel: `دسته‌بندی‌های ${name}`,
}));

function Columns({ areaId }: { readonly areaId: string }) {
  return (
    <ColumnBrowser
      key={areaId}
      roots={browserRoots}
      initialIds={firstPathOf(areaId)}
      labels={browserLabels}
      renderPreview={(path) => (
        <BrowserPreview
          picture={undefined}
          name={path.at(-1)?.name ?? ''}
          specs={[]}
          action={{ href: '#go', label: 'رفتن به دسته' }}
        />
      )}
    />
  );
}

/** Content that is fetched on demand. */
function LateColumns({ areaId }: { readonly areaId: string }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return isThere ? <Columns areaId={areaId} /> : null;
}

const meta = {
  title: 'Patterns/Page frame/Mega menu',
  tags: ['framed'],
  component: MegaMenu,
  args: {
    label: 'بخش‌ها',
    areas,
    currentId: 'product',
    toggleIcon: <OpenIcon />,
    renderPanel: (id) => <Columns areaId={id} />,
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '100vh', overflowX: 'auto' }}>
        <div style={{ minWidth: 960, position: 'relative' }}>
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
export const Playground: Story = { decorators: [resizable] };
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'دسته‌بندی‌های محصولات' }));
    await expect(canvas.getByRole('region', { name: 'دسته‌بندی‌های محصولات' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: { areas: areas.map((area) => ({ ...area, name: `${area.name} و هرچه به آن برمی‌گردد` })) },
};
export const MixedDirection: Story = {
  args: {
    areas: areas.map((area, index) => (index === 3 ? { ...area, name: 'اسناد ISO و DIN' } : area)),
  },
};
/** Phones do not use it: here the areas and the columns scroll in their containers. */
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
/** The columns arrive late: the arrow down waits for them. */
export const LatePanel: Story = {
  tags: ['!autodocs'],
  args: { renderPanel: (id) => <LateColumns areaId={id} /> },
  play: byKeyboard(async ({ canvas }) => {
    canvas.getByRole('button', { name: 'دسته‌بندی‌های محصولات' }).focus();
    await press('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row'));
  }),
};
/** user-event does not simulate a hurried mouse: the event is dispatched as a pointer event. */
const point = (element: Element, type: 'pointerover' | 'pointerout') =>
  element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));

/** Following an area's link opens nothing, though the pointer rests on it. */
export const FollowedLink: Story = {
  tags: ['!autodocs'],
  args: { areas: areas.map((area) => ({ ...area, href: '#followed' })) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'محصولات' });
    point(link, 'pointerover');
    link.click();
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const HoverDelay: Story = {
  tags: ['!autodocs'],
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
    point(products, 'pointerover');
    await waitFor(() => expect(canvas.getByRole('region')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
