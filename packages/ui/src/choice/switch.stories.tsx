import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { narrow } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { Switch } from './choice';

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  args: { label: 'خبرم کنید', name: 'notify' },
  parameters: keyTable({ Tab: 'to the switch', Space: 'turns it on and off' }),
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { label: 'تنها تأییدشده‌ها', count: '۱۸', defaultChecked: true } };
export const On: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
export const LongText: Story = {
  args: { label: 'هر بار که قیمت یکی از محصولات نشان‌شده تغییر کرد با پیامک و رایانامه خبرم کنید' },
};
export const MixedDirection: Story = { args: { label: 'دارای گواهی ISO 9001' } };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement }) => {
    const setting = within(canvasElement).getByRole('switch', { name: 'خبرم کنید' });
    await press('{Tab}');
    await expect(setting).toHaveFocus();
    await press(' ');
    await expect(setting).toBeChecked();
  }),
};
export const Narrow: Story = { decorators: [narrow] };
