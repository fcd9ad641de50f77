import type { Meta, StoryObj } from '@storybook/react-vite';
import { FavouritesView } from './favourites-view';
import { favouriteItems } from './profile.fixtures';
import { ProfileView } from './profile-view';
import { RequestsNote } from './requests-notice';

const nothing = () => {};
const meta = {
  title: 'Screens/Profile',
  component: ProfileView,
  args: {
    person: { state: 'ready', name: 'کاربر نمونه', maskedMobile: '۰۹۱۲•••••۰۱' },
    favourites: <FavouritesView state="ready" items={favouriteItems} onRemove={nothing} />,
    favouritesCount: '۳',
    requests: <RequestsNote />,
    isLeaving: false,
    onLogout: nothing,
  },
} satisfies Meta<typeof ProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Playground: Story = {};
export const Loading: Story = {
  args: {
    person: { state: 'loading' },
    favourites: <FavouritesView state="loading" />,
    favouritesCount: undefined,
  },
};
export const Empty: Story = {
  args: {
    favourites: <FavouritesView state="ready" items={[]} onRemove={nothing} />,
    favouritesCount: undefined,
  },
};
export const Failed: Story = {
  name: 'Error',
  args: {
    person: { state: 'failed', onRetry: nothing },
    favourites: <FavouritesView state="failed" onRetry={nothing} />,
    favouritesCount: undefined,
  },
};
export const Leaving: Story = { args: { isLeaving: true } };
