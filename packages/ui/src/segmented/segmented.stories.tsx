import { mdiTable, mdiViewGridOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon';
import { Latin } from '../latin/latin';
import { keyTable } from '../story-parts/key-table';
import { narrow, resizable } from '../story-parts/narrow';
import { linksByKeyboard } from '../story-parts/tab-through';
import { SegmentedButtons, SegmentedLinks } from './segmented';

const meta = {
  title: 'Components/Actions/Segmented control',
  component: SegmentedLinks,
  parameters: keyTable({
    Tab: 'to the next link',
    Enter: 'follows it',
  }),
  args: {
    label: 'دستگاه یکاها',
    segments: [
      { href: '#metric', label: 'متریک', isCurrent: true },
      { href: '#inch', label: 'اینچی' },
    ],
  },
} satisfies Meta<typeof SegmentedLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const Icons: Story = {
  args: {
    label: 'نمای فهرست',
    segments: [
      { href: '#table', name: 'جدول', label: <Icon path={mdiTable} />, isCurrent: true },
      { href: '#grid', name: 'شبکه', label: <Icon path={mdiViewGridOutline} /> },
    ],
  },
};
/** Without addresses: what is pressed acts at once. */
export const Buttons: Story = {
  render: () => (
    <SegmentedButtons
      label="ترتیب"
      segments={[
        { id: 'newest', label: 'تازه‌ترین', isChosen: true },
        { id: 'liked', label: 'پسندیده‌ترین', isChosen: false },
      ]}
    />
  ),
};
export const MixedDirection: Story = {
  args: {
    segments: [
      {
        href: '#metric',
        label: (
          <>
            متریک <Latin>mm</Latin>
          </>
        ),
        isCurrent: true,
      },
      {
        href: '#inch',
        label: (
          <>
            اینچی <Latin>in</Latin>
          </>
        ),
      },
    ],
  },
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
export const LongText: Story = {
  args: {
    label: 'دستگاه یکاها',
    segments: [
      { href: '#metric', label: 'دستگاه بین‌المللی یکاها', isCurrent: true },
      { href: '#inch', label: 'دستگاه اینچی آمریکا' },
    ],
  },
};
