import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnitValue } from './unit-value';

const meta = {
  title: 'Components/UnitValue',
  component: UnitValue,
  args: { value: '۱۴٫۸', unit: 'kN' },
} satisfies Meta<typeof UnitValue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const WithoutUnit: Story = { args: { unit: undefined } };
export const Range: Story = { args: { value: '۲۰ تا ۳۰', unit: 'mm' } };
export const MixedDirection: Story = { args: { value: '−۴۰', unit: '°C' } };
