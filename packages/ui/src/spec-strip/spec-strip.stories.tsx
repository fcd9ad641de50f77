import type { Meta, StoryObj } from '@storybook/react-vite';
import { Latin } from '../latin/latin';
import { narrow } from '../story-parts/narrow';
import { UnitValue } from '../unit-value/unit-value';
import { SpecStrip } from './spec-strip';

const meta = {
  title: 'Components/Data/Spec strip',
  component: SpecStrip,
  args: {
    specs: [
      {
        id: 'd',
        label: (
          <>
            قطر داخلی <Latin>d</Latin>
          </>
        ),
        value: <UnitValue value="۲۵" unit="mm" />,
      },
      {
        id: 'D',
        label: (
          <>
            قطر خارجی <Latin>D</Latin>
          </>
        ),
        value: <UnitValue value="۵۲" unit="mm" />,
      },
      {
        id: 'B',
        label: (
          <>
            پهنا <Latin>B</Latin>
          </>
        ),
        value: <UnitValue value="۱۵" unit="mm" />,
      },
      {
        id: 'C',
        label: (
          <>
            بار دینامیکی <Latin>C</Latin>
          </>
        ),
        value: <UnitValue value="۱۴٫۸" unit="kN" />,
      },
      {
        id: 'n',
        label: (
          <>
            سرعت حد <Latin>n</Latin>
          </>
        ),
        value: <UnitValue value="۸٬۵۰۰" unit="r/min" />,
      },
      { id: 's', label: 'آب‌بند', value: <Latin>2RS</Latin> },
    ],
  },
} satisfies Meta<typeof SpecStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { columns: 6 } };
export const TwoColumns: Story = { args: { columns: 2 } };
export const SixColumns: Story = { args: { columns: 6 } };
export const LongText: Story = {
  args: {
    specs: [
      {
        id: 'a',
        label:
          'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک با غلتک نقاله و روان‌کار پایهٔ لیتیم',
        value:
          'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک با غلتک نقاله و روان‌کار پایهٔ لیتیم',
      },
      { id: 'b', label: 'پهنا', value: '۱۵' },
    ],
  },
};
export const MixedDirection: Story = {
  args: {
    specs: [
      { id: 'a', label: 'ابعاد', value: <bdi dir="ltr">۲۵ × ۵۲ × ۱۵</bdi> },
      { id: 'b', label: 'رزوه', value: <Latin>M16×2</Latin> },
    ],
  },
};
export const Narrow: Story = { decorators: [narrow] };
