import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChipLink } from '../../chip/chip';
import { Panel } from '../../panel/panel';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { tabThrough } from '../../story-parts/tab-through';
import { TrustValidity } from '../../trust-line/trust-line';
import {
  CheckForm,
  CheckVerdict,
  DelegationColumns,
  type DelegationItemView,
  DelegationList,
} from './delegation-list';

const item = (change: Partial<DelegationItemView>): DelegationItemView => ({
  id: 'md-1',
  brand: 'SKF',
  country: 'سوئد',
  title: 'فروش و خدمات پس از فروش بلبرینگ و رولبرینگ',
  territory: 'سراسر کشور',
  span: (
    <TrustValidity elapsed={0.4} remaining="۱ سال و ۴ ماه مانده" label="گذشته از اعتبار نمایندگی SKF">
      ۱۴۰۴/۰۱/۰۱ تا ۱۴۰۶/۱۲/۲۹
    </TrustValidity>
  ),
  state: 'معتبر',
  tone: 'success',
  isGone: false,
  facts: [
    { id: 'principal', label: 'صاحب برند', value: 'SKF، سوئد' },
    { id: 'exclusive', label: 'انحصاری', value: 'خیر' },
  ],
  isOpen: false,
  ...change,
});

const items = [
  item({ isOpen: true, answer: { isYes: true, text: 'امروز در تهران نماینده است؛ سراسر کشور.' } }),
  item({
    id: 'md-2',
    brand: 'ذوب‌آهن اصفهان',
    country: undefined,
    territory: 'استان‌های البرز و قزوین؛ شهرهای کرج، تبریز و اردبیل',
    answer: { isYes: false, text: 'تهران در دامنهٔ آن نیست.' },
  }),
  item({
    id: 'md-3',
    brand: 'INA',
    country: 'آلمان',
    state: 'پایان‌یافته',
    tone: 'neutral',
    isGone: true,
    answer: { isYes: false, text: 'مهلت آن پایان یافته است.' },
    span: (
      <TrustValidity state="gone" elapsed={1} remaining="پایان‌یافته" label="گذشته از اعتبار نمایندگی INA">
        ۱۴۰۲/۰۱/۰۱ تا ۱۴۰۴/۱۲/۲۹
      </TrustValidity>
    ),
  }),
];

const check = {
  action: '#',
  province: {
    label: 'استان من',
    placeholder: 'استان را برگزینید',
    submit: 'شهرها',
    options: [
      { id: 'state-tehran', name: 'تهران' },
      { id: 'state-alborz', name: 'البرز' },
    ],
  },
};
const quick = {
  label: 'شهرهای پرتکرار',
  links: ['تهران', 'ری', 'کرج', 'اصفهان', 'مشهد', 'تبریز'].map((city) => (
    <ChipLink key={city} href={`#${city}`}>
      {city}
    </ChipLink>
  )),
};
const requested = {
  ...check,
  quick,
  province: { ...check.province, chosenId: 'state-tehran' },
  city: {
    label: 'شهر من',
    placeholder: 'شهر را برگزینید',
    submit: 'بررسی',
    options: [
      { id: 'city-tehran', name: 'تهران' },
      { id: 'city-rey', name: 'ری' },
    ],
    chosenId: 'city-tehran',
  },
};

const meta = {
  title: 'Patterns/Suppliers/Delegation list',
  tags: ['framed'],
  component: DelegationList,
  parameters: keyTable({
    Tab: 'to the question, then from one agency to the next',
    'Enter, Space': 'opens and closes an agency; asks the question',
  }),
  args: { label: 'نمایندگی‌ها', items },
  render: (args) => (
    <DelegationColumns
      check={
        <Panel id="check" title="آیا امروز در شهر من نماینده است؟" bleed>
          <CheckForm {...requested}>
            <CheckVerdict tone="yes" detail="SKF">
              امروز در تهران نماینده است.
            </CheckVerdict>
          </CheckForm>
        </Panel>
      }
    >
      <Panel id="delegations" title="نمایندگی‌ها" isFlush bleed>
        <DelegationList {...args} />
      </Panel>
    </DelegationColumns>
  ),
} satisfies Meta<typeof DelegationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const NotRequested: Story = { args: { items: items.map((one) => ({ ...one, answer: undefined })) } };
export const Nowhere: Story = {
  render: () => (
    <Panel id="check" title="آیا امروز در شهر من نماینده است؟">
      <CheckForm {...check} error="چنین شهری نیست؛ از فهرست برگزینید.">
        <CheckVerdict tone="no">امروز در کرج نمایندهٔ هیچ برندی نیست.</CheckVerdict>
      </CheckForm>
    </Panel>
  ),
};
export const MixedDirection: Story = { args: { items: items.slice(1, 2) } };
/** The form and the likely cities stay inside their panel: the cities wrap, and a long option does not widen the select. */
export const Narrow: Story = {
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('.u-check-form');
    const panel = form?.closest('section')?.getBoundingClientRect();
    const cities = [...(form?.querySelectorAll('.u-check-quick > *') ?? [])];
    await expect(cities).toHaveLength(6);
    const parts = [...cities, ...(form?.querySelectorAll('select, button') ?? [])];
    const outside = parts
      .map((part) => part.getBoundingClientRect())
      .filter(({ left, right }) => panel === undefined || left < panel.left || right > panel.right);
    await expect(outside).toHaveLength(0);
  },
};
export const LongText: Story = {
  args: {
    items: [
      item({
        isOpen: true,
        title: 'فروش، نصب، خدمات پس از فروش و تأمین قطعهٔ بلبرینگ، رولبرینگ، نشیمنگاه و روان‌کار صنعتی',
        territory:
          'استان‌های البرز، قزوین، زنجان، آذربایجان شرقی و غربی؛ شهرهای کرج، تبریز، اردبیل، ارومیه و مراغه',
      }),
    ],
  },
};
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement }) => {
    const stops = await tabThrough(canvasElement);
    const last = stops.at(-1);
    const details = last?.closest('details');
    const wasOpen = details?.open;
    await press('{Enter}');
    await expect(details).toHaveProperty('open', !wasOpen);
  }),
};
