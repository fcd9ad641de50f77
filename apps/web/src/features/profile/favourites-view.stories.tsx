import { AccountSection } from '@bazaar/ui/patterns/account-page';
import type { FavouriteListItem } from '@bazaar/ui/patterns/favourite-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileMessages } from '@/translations/profile';
import { FavouritesView } from './favourites-view';
import { favouriteItems } from './profile.fixtures';

const nothing = () => {};

const ready = (items: readonly FavouriteListItem[]): Story => ({
  render: () => <FavouritesView state="ready" items={items} onRemove={nothing} />,
});

const meta = {
  title: 'Screens/Favourites',
  component: FavouritesView,
  decorators: [
    (Story) => (
      <AccountSection id="favourites" title={profileMessages.favourites}>
        <Story />
      </AccountSection>
    ),
  ],
} satisfies Meta<typeof FavouritesView>;
export default meta;
type Story = StoryObj;

export const Ready: Story = ready(favouriteItems);
export const Playground: Story = ready(favouriteItems);
export const Loading: Story = { render: () => <FavouritesView state="loading" /> };
export const Empty: Story = ready([]);
export const Failed: Story = {
  name: 'Error',
  render: () => <FavouritesView state="failed" onRetry={nothing} />,
};
/** Every favourite has left the catalogue: shown by name, removable, without a link. */
export const AllGone: Story = ready(
  favouriteItems.map((item) => ({ ...item, isAvailable: false, kind: profileMessages.gone })),
);
