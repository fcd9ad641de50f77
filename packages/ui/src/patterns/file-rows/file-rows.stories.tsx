import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../card/card';
import { keyTable } from '../../story-parts/key-table';
import { narrow } from '../../story-parts/narrow';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { FileRows, type FileRowView } from './file-rows';

const sheet: FileRowView = {
  id: 'f-1',
  href: '#sheet',
  name: 'برگهٔ مشخصات',
  icon: 'pdf',
  kind: 'PDF',
  size: '۴۲۰ کیلوبایت',
};

const meta = {
  title: 'Patterns/Content/File rows',
  component: FileRows,
  args: {
    label: 'فایل‌ها',
    files: [
      sheet,
      { ...sheet, id: 'f-2', href: '#table', name: 'جدول اندازه‌ها', icon: 'sheet', kind: 'XLSX' },
      { ...sheet, id: 'f-3', href: '#drawing', name: 'نقشهٔ دوبعدی', icon: 'drawing', kind: 'DXF' },
      { ...sheet, id: 'f-4', href: '#text', name: 'راهنمای نصب', icon: 'document', kind: 'TXT' },
    ],
  },
  render: (args) => (
    <Card bleed>
      <FileRows {...args} />
    </Card>
  ),
  parameters: keyTable({ Tab: 'to the next file', Enter: 'downloads it' }),
} satisfies Meta<typeof FileRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { files: [sheet] } };
export const LongText: Story = {
  args: {
    files: [{ ...sheet, name: 'برگهٔ مشخصات فنی، اندازه‌ها و شرایط کار بلبرینگ شیار عمیق با دو آب‌بند' }],
  },
};
export const MixedDirection: Story = {
  args: { files: [{ ...sheet, name: 'گواهی EN 10204 3.1 بلبرینگ 6205-2RSH' }] },
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = { tags: ['!autodocs'], play: linksByKeyboard };
