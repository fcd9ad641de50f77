import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { narrow } from '../story-parts/narrow';
import { brokenPicture, portrait } from '../story-parts/pictures';
import { Avatar } from './avatar';

const meta = { title: 'Components/Data/Avatar', component: Avatar, args: { letters: 'نر' } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: 'large' } };
export const Picture: Story = { args: { src: portrait, label: 'نوید رضایی' } };
export const Sizes: Story = {
  render: () => (
    <p>
      <Avatar letters="ن‌ر" size="small" /> <Avatar letters="ن‌ر" /> <Avatar letters="ن‌ر" size="large" />{' '}
      <Avatar letters="ن‌ر" src={portrait} size="small" /> <Avatar letters="ن‌ر" src={portrait} />{' '}
      <Avatar letters="ن‌ر" src={portrait} size="large" />
    </p>
  ),
};
export const WithoutLetters: Story = {
  render: () => (
    <p>
      <Avatar size="small" /> <Avatar /> <Avatar size="large" />
    </p>
  ),
};
export const BrokenPicture: Story = {
  args: { src: brokenPicture, label: 'نوید رضایی' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('img', { name: 'نوید رضایی' })).toHaveTextContent('نر'),
    );
  },
};
export const LongText: Story = {
  render: () => (
    <p style={{ display: 'flex', gap: 8 }}>
      <Avatar letters="س‌م" size="small" /> سیدمحمدرضا طباطبایی‌زادهٔ شهرضایی، کارشناس خرید مجتمع فولاد
    </p>
  ),
};
export const MixedDirection: Story = { args: { letters: 'SK' } };
export const Narrow: Story = { decorators: [narrow] };
