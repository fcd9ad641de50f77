import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../card/card';
import { formColumn, narrow } from '../../story-parts/narrow';
import { FactList } from './fact-list';

const meta = {
  title: 'Patterns/Products/Fact list',
  component: FactList,
  args: {
    facts: [
      { id: 'city', label: 'شهر', value: 'تهران' },
      { id: 'since', label: 'سال تأسیس', value: '۱۳۸۴' },
      { id: 'reply', label: 'میانگین پاسخ', value: '۲ ساعت' },
    ],
  },
  decorators: [
    (Story) => (
      <Card padded>
        <Story />
      </Card>
    ),
    formColumn,
  ],
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { align: 'start' } };
export const AtTheStart: Story = { args: { align: 'start' } };
export const LongText: Story = {
  args: {
    facts: [
      {
        id: 'long',
        label: 'نشانی دفتر فروش و انبار مرکزی',
        value: 'تهران، خیابان لاله‌زار جنوبی، کوچهٔ بوشهری، پلاک ۱۲، ساختمان یاتاقان، طبقهٔ سوم',
      },
    ],
  },
};
export const MixedDirection: Story = {
  args: { facts: [{ id: 'norm', label: 'استاندارد', value: <bdi dir="ltr">DIN 625-1 / ISO 15</bdi> }] },
};
export const Narrow: Story = { decorators: [narrow] };
