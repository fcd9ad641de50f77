import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../story-parts/narrow';
import { UnitValue } from './unit-value';

const meta = {
  title: 'Components/Text/Unit value',
  component: UnitValue,
  args: { value: '۱۴٫۸', unit: 'kN' },
} satisfies Meta<typeof UnitValue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { value: '۱۲٫۵', unit: 'bar' } };
export const WithoutUnit: Story = { args: { unit: undefined } };
export const Range: Story = { args: { value: '۲۰ تا ۳۰', unit: 'mm' } };
export const MixedDirection: Story = { args: { value: '−۴۰', unit: '°C' } };
export const Narrow: Story = { decorators: [narrow] };
export const LongText: Story = { args: { value: '۱٬۲۳۴٬۵۶۷٫۸ تا ۲٬۳۴۵٬۶۷۸٫۹', unit: 'kg·m²/s³' } };
