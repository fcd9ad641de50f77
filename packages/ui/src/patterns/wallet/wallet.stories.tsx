import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../button/button';
import { Panel } from '../../panel/panel';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { LedgerTable, PaymentRows, WalletFigures } from './wallet';

const goOn = fn();
const row = (title: string, note: string) => ({
  id: title,
  title,
  note,
  amount: '۱۹۸٬۰۰۰',
  unit: 'تومان',
  actions: <Button onClick={goOn}>ادامهٔ پرداخت</Button>,
});
const line = {
  time: '۳۰ آبان ۱۴۰۵، ۱۴:۲۱',
  code: '140308301247',
  state: { text: 'انجام شد', tone: 'success' },
  left: '۷۵۰٬۰۰۰',
} as const;

const meta = {
  title: 'Patterns/Trade/Wallet',
  tags: ['framed'],
  component: WalletFigures,
  args: {
    amount: '۷۵۰٬۰۰۰',
    unit: 'تومان',
    words: '۷٬۵۰۰٬۰۰۰ ریال؛ هفتصد و پنجاه هزار تومان',
    facts: [
      { id: 'free', label: 'قابل استفاده', amount: '۶۳۰٬۰۰۰' },
      { id: 'blocked', label: 'مسدود', amount: '۱۲۰٬۰۰۰' },
    ],
    note: 'مسدود برای پرداختی که هنوز در بانک است.',
  },
  render: (args) => (
    <>
      <WalletFigures {...args} />
      <PaymentRows rows={[row('هزینهٔ درخواست', 'ناموفق؛ تا فردا ۱۰:۱۵')]} />
      <LedgerTable
        caption="تراکنش‌ها"
        heads={{
          time: 'زمان',
          what: 'شرح',
          code: 'شمارهٔ پیگیری',
          state: 'وضعیت',
          amount: 'مبلغ، تومان',
          left: 'مانده، تومان',
        }}
        leftLabel="مانده"
        rows={[
          { ...line, id: 'a', title: 'افزایش موجودی', direction: 'in', amount: '+۵۰۰٬۰۰۰', word: 'واریز' },
          { ...line, id: 'b', title: 'هزینهٔ درخواست', direction: 'out', amount: '−۱۰۸٬۰۰۰', word: 'برداشت' },
          {
            ...line,
            id: 'c',
            title: 'افزایش موجودی',
            state: { text: 'ناموفق', tone: 'error' },
            direction: 'none',
            amount: '۳۰۰٬۰۰۰',
            word: 'بی‌اثر',
          },
        ]}
      />
    </>
  ),
  decorators: [
    (Story) => (
      <Panel id="wallet" title="موجودی">
        <Story />
      </Panel>
    ),
  ],
  parameters: keyTable({ Tab: 'to the next action', 'Enter, Space': 'does it' }),
} satisfies Meta<typeof WalletFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { amount: '۱۲٬۵۰۰٬۰۰۰' } };
export const LongText: Story = {
  args: {
    words: '۱٬۹۸۷٬۶۵۴٬۳۲۰ ریال؛ صد و نود و هشت میلیون و هفتصد و شصت و پنج هزار و چهارصد و سی و دو تومان',
  },
};
export const MixedDirection: Story = { args: { note: 'مسدود برای درخواست TR-1405-08302' } };
export const Narrow: Story = { decorators: [narrow] };
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement }) => {
    goOn.mockClear();
    await press('{Tab}');
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await press('{Enter}');
    await expect(goOn).toHaveBeenCalledOnce();
  }),
};
