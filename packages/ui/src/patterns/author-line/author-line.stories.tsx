import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../card/card';
import { keyTable } from '../../story-parts/key-table';
import { formColumn, narrow, resizable } from '../../story-parts/narrow';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { AuthorLine } from './author-line';

const meta = {
  title: 'Patterns/Content/Author line',
  component: AuthorLine,
  parameters: keyTable({ Tab: 'to the line, which is one link', Enter: 'follows it' }),
  args: { href: '#pars', monogram: 'ی‌پ', name: 'بازرگانی یاتاقان پارس', detail: 'توزیع‌کننده، تهران' },
  decorators: [
    (Story) => (
      <Card padded>
        <Story />
      </Card>
    ),
    formColumn,
  ],
} satisfies Meta<typeof AuthorLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const LongText: Story = {
  args: { name: 'شرکت مهندسی و ساخت تجهیزات دوار و پمپ‌سازی خاورمیانهٔ بزرگ (سهامی خاص)' },
};
export const MixedDirection: Story = { args: { name: 'یاتاقان‌سازی ABC-2', detail: 'ISO 9001، کرج' } };
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
