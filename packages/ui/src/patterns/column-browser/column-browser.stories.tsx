import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../../card/card';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { resizable } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { BrowserPreview, ColumnBrowser } from './column-browser';
import { browserLabels, browserRoots } from './column-browser.fixtures';

const meta = {
  title: 'Patterns/Page frame/Column browser',
  tags: ['framed'],
  component: ColumnBrowser,
  args: {
    roots: browserRoots,
    initialIds: ['product', 'power', 'bearing', 'deep'],
    labels: browserLabels,
    renderPreview: (path): ReactNode => (
      <BrowserPreview
        picture={undefined}
        name={path.at(-1)?.name ?? ''}
        scientificName={path.length === 4 ? 'Deep groove ball bearing' : undefined}
        specs={
          path.length === 4
            ? [
                { id: 'd', label: 'قطر داخلی', value: '۳ تا ۳۲۰' },
                { id: 'c', label: 'بار دینامیکی', value: '۰٫۵ تا ۳۱۲' },
              ]
            : []
        }
        action={{ href: '#go', label: 'مشاهدهٔ دسته' }}
      />
    ),
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters.column }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
  parameters: keyTable({
    Tab: 'one stop a column',
    'Up, Down': 'the category above, below',
    Left: 'opens the children, in a page from right to left',
    Right: 'back to the parent',
    'Home, End': 'the first, the last',
    Letters: 'the next name that begins so',
    Enter: 'goes to the category',
  }),
} satisfies Meta<typeof ColumnBrowser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const AreaOnly: Story = { args: { initialIds: ['product'] } };
export const Closed: Story = { args: { initialIds: [], renderPreview: () => null } };
export const LongText: Story = {
  args: {
    initialIds: ['product'],
    roots: browserRoots.map((root) => ({
      ...root,
      children: root.children.map((node) => ({
        ...node,
        name: `${node.name} برای خط‌های نورد گرم و سرد و ماشین‌های بسته‌بندی`,
      })),
    })),
  },
};
export const MixedDirection: Story = {
  args: {
    initialIds: ['document', 'iso'],
    roots: [
      ...browserRoots.slice(0, 3),
      {
        ...browserRoots[3]!,
        children: [{ id: 'iso', name: 'استانداردهای ISO 9001', count: '۴', href: '#iso', children: [] }],
      },
    ],
  },
};
/** Below its minimum width it scrolls sideways in its own container; phones get the areas as links instead. */
export const Narrow: Story = { parameters: { column: 320 } };

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { initialIds: ['product'] },
  play: byKeyboard(async ({ canvas }) => {
    const row = (name: RegExp) => canvas.getByRole('link', { name });
    await press('{Tab}');
    await press('{Home}');
    await waitFor(() => expect(row(/خدمات صنعتی/)).toHaveFocus());
    await press('{ArrowDown}{ArrowLeft}');
    await waitFor(() => expect(row(/انتقال قدرت/)).toHaveFocus());
    await press('{ArrowLeft}');
    await waitFor(() => expect(row(/^بلبرینگ\s*۲٬۷۳۶/)).toHaveFocus());
    await press('{End}');
    await waitFor(() => expect(row(/کوپلینگ/)).toHaveFocus());
    await press('رو');
    await waitFor(() => expect(row(/رولبرینگ/)).toHaveFocus());
    await press('{ArrowRight}');
    await waitFor(() => expect(row(/انتقال قدرت/)).toHaveFocus());
  }),
};
export const LeftToRight: Story = {
  tags: ['!autodocs'],
  args: { initialIds: ['product'] },
  decorators: [
    (Story) => (
      <div dir="ltr">
        <Story />
      </div>
    ),
  ],
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    await press('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /انتقال قدرت/ })).toHaveFocus());
  }),
};
