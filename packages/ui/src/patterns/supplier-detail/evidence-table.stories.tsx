import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../card/card';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { EvidenceTable, type EvidenceView } from './evidence-table';

const paper: EvidenceView = {
  id: '1',
  kind: 'PlatformConfirmed',
  title: 'تأیید هویت شرکت',
  issuer: 'بازار صنعت',
  number: 'BS-V-20417',
  validity: '۱۴۰۳/۰۲/۱۸ تا ۱۴۰۶/۰۲/۱۸',
  checkedOn: '۱۴۰۵/۰۵/۰۲',
  state: 'معتبر',
  tone: 'success',
};
const evidences: readonly EvidenceView[] = [
  paper,
  {
    ...paper,
    id: '2',
    kind: 'IsoCertificate',
    title: 'گواهی ISO 9001:2015',
    issuer: 'TÜV NORD',
    number: 'TN-44-100-2391',
    validity: '۱۴۰۲/۱۰/۱۴ تا ۱۴۰۵/۱۰/۱۴',
    state: '۴۴ روز مانده',
    tone: 'warning',
  },
  {
    ...paper,
    id: '3',
    kind: 'License',
    title: 'پروانهٔ کسب',
    issuer: 'اتحادیهٔ فروشندگان بلبرینگ تهران',
    number: '0462881903',
    validity: '۱۴۰۰/۰۱/۲۰ تا ۱۴۰۴/۰۱/۲۰',
    state: 'پایان‌یافته',
    tone: 'neutral',
  },
];

const meta = {
  title: 'Patterns/Suppliers/Evidence table',
  component: EvidenceTable,
  parameters: keyTable({
    Tab: 'to the box, where it scrolls',
    Arrows: 'scroll it',
  }),
  args: {
    evidences,
    labels: {
      caption: 'شواهد اعتماد',
      title: 'مدرک',
      issuer: 'صادرکننده',
      number: 'شماره',
      validity: 'اعتبار',
      checkedOn: 'بررسی‌شده در',
      state: 'وضعیت',
    },
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof EvidenceTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const Expired: Story = { args: { evidences: evidences.slice(2) } };
export const NotDated: Story = {
  args: { evidences: [{ ...paper, validity: undefined, checkedOn: undefined }] },
};
export const LongText: Story = {
  args: {
    evidences: [
      { ...paper, issuer: 'ادارهٔ کل صنعت، معدن و تجارت استان آذربایجان شرقی، معاونت امور بازرگانی' },
    ],
  },
};
export const MixedDirection: Story = { args: { evidences: evidences.slice(1, 2) } };
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    await expect(canvas.getByRole('region', { name: 'شواهد اعتماد' })).toHaveFocus();
  }),
};
