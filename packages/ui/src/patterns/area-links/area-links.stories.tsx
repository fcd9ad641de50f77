import type { Meta, StoryObj } from '@storybook/react-vite';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { AreaLinks } from './area-links';

const meta = {
  title: 'Patterns/Search and lists/Area links',
  component: AreaLinks,
  parameters: keyTable({ Tab: 'to the next area', Enter: 'goes there' }),
  args: {
    label: 'بخش‌های کاتالوگ',
    items: [
      { area: 'Product', name: 'محصول صنعتی', detail: 'بلبرینگ، پمپ، الکتروموتور', href: '#products' },
      { area: 'IndustrialService', name: 'خدمت صنعتی', detail: 'تراشکاری، جوشکاری', href: '#services' },
      { area: 'ConsultingService', name: 'خدمت مشاوره', detail: 'طراحی و بازرسی', href: '#consulting' },
      { area: 'ElectronicDocument', name: 'سند الکترونیکی', detail: 'نقشه و استاندارد', href: '#documents' },
    ],
  },
} satisfies Meta<typeof AreaLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const LongText: Story = {
  args: { items: meta.args.items.map((item) => ({ ...item, detail: `${item.detail} و `.repeat(4) })) },
};
export const MixedDirection: Story = {
  args: { items: meta.args.items.map((item) => ({ ...item, detail: 'نقشهٔ STEP و DWG' })) },
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
