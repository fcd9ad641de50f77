import type { Meta, StoryObj } from '@storybook/react-vite';
import { Latin } from '../latin/latin';
import { Link } from '../link/link';
import { keyTable } from '../story-parts/key-table';
import { narrow, resizable } from '../story-parts/narrow';
import { linksByKeyboard } from '../story-parts/tab-through';
import { Table } from './table';

const meta = {
  title: 'Components/Data/Table',
  component: Table,
  parameters: keyTable({
    Tab: 'to the links of the rows, and to the box where it scrolls',
    Arrows: 'scroll the box',
  }),
  args: {
    caption: 'پیشنهاد تأمین‌کنندگان دیگر',
    head: (
      <tr>
        <th scope="col">تأمین‌کننده</th>
        <th scope="col">برند</th>
        <th scope="col">قیمت هر عدد، تومان</th>
      </tr>
    ),
    children: (
      <>
        <tr>
          <th scope="row">بازرگانی یاتاقان پارس</th>
          <td>
            <Latin>SKF</Latin>
          </td>
          <td className="num">۹۸۰٬۰۰۰</td>
        </tr>
        <tr>
          <th scope="row">صنایع یاتاقان البرز</th>
          <td>
            <Latin>FAG</Latin>
          </td>
          <td className="num">۸۹۰٬۰۰۰</td>
        </tr>
      </>
    ),
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const LongText: Story = {
  args: {
    children: (
      <tr>
        <th scope="row">
          بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک با غلتک نقاله و
          روان‌کار پایهٔ لیتیم
        </th>
        <td>
          <Latin>KOYO</Latin>
        </td>
        <td className="num">۱٬۲۳۴٬۵۶۷٬۸۹۰</td>
      </tr>
    ),
  },
};
export const MixedDirection: Story = {
  args: {
    children: (
      <tr>
        <th scope="row">
          بلبرینگ <Latin>6205-2RSH</Latin>
        </th>
        <td>
          <Latin>NSK</Latin>
        </td>
        <td className="plain">از ۱۴۰۳/۰۲/۱۸</td>
      </tr>
    ),
  },
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: {
    children: (
      <tr>
        <th scope="row">
          <Link href="#pars">بازرگانی یاتاقان پارس</Link>
        </th>
        <td>
          <Latin>SKF</Latin>
        </td>
        <td className="num">۹۸۰٬۰۰۰</td>
      </tr>
    ),
  },
  play: linksByKeyboard,
};
