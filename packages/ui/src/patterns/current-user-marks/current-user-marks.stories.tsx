import { mdiAccountCircleOutline, mdiMessageTextOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Icon } from '../../icon/icon';
import { narrow, resizable } from '../../story-parts/narrow';
import { brokenPicture, portrait } from '../../story-parts/pictures';
import { CountedIcon, PersonPicture } from './current-user-marks';

const icon = <Icon path={mdiMessageTextOutline} size={24} />;
const person = <Icon path={mdiAccountCircleOutline} size={24} />;

const meta = {
  title: 'Patterns/Page frame/Current user marks',
  component: CountedIcon,
  args: { icon, count: '۳' },
  parameters: { without: { LongText: 'It holds a number.', MixedDirection: 'It holds a number.' } },
} satisfies Meta<typeof CountedIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const NothingWaits: Story = { args: { count: undefined } };
export const Many: Story = { args: { count: '۹۹+' } };
export const Picture: Story = { render: () => <PersonPicture src={portrait} icon={person} /> };
export const BrokenPicture: Story = {
  render: () => <PersonPicture src={brokenPicture} icon={person} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};
export const Narrow: Story = { decorators: [narrow] };
