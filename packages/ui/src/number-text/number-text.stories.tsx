import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../story-parts/narrow';
import { NumberText } from './number-text';

const meta = {
  title: 'Components/Text/Number text',
  component: NumberText,
  args: { value: 12_345, text: '۱۲٬۳۴۵', unit: 'نتیجه' },
} satisfies Meta<typeof NumberText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: 'success', tabular: true } };
export const WithoutUnit: Story = { args: { unit: undefined } };
export const Muted: Story = { args: { tone: 'muted' } };
export const Negative: Story = { args: { value: -18, text: '\u2066−۱۸\u2069', unit: 'درصد', tone: 'error' } };
export const Grown: Story = { args: { value: 18, text: '\u2066+۱۸\u2069', unit: 'درصد', tone: 'success' } };
export const Tabular: Story = {
  args: { tabular: true },
  render: (args) => (
    <ul>
      <li>
        <NumberText {...args} value={1111} text="۱٬۱۱۱" />
      </li>
      <li>
        <NumberText {...args} value={8888} text="۸٬۸۸۸" />
      </li>
    </ul>
  ),
};
export const LongText: Story = { args: { value: 1_234_567_890, text: '۱٬۲۳۴٬۵۶۷٬۸۹۰', unit: 'بازدید' } };
export const MixedDirection: Story = {
  render: (args) => (
    <p>
      <bdi dir="ltr">6205-2RSH</bdi>، <NumberText {...args} value={14} text="۱۴" unit="عدد" /> در انبار
    </p>
  ),
};
export const Narrow: Story = { decorators: [narrow] };
