import {
  getGetCustomerProfileMockHandlerDefault as noPerson,
  getGetCustomerProfileMockHandler as person,
} from '@bazaar/api/mocks/customers';
import {
  getListFavoritesResponseMock as example,
  getListFavoritesMockHandler as favourites,
  getListFavoritesMockHandlerDefault as noFavourites,
} from '@bazaar/api/mocks/user-favorites';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { never } from '@/testing/story-of-person';
import { ProfileScreen } from './profile-screen';

const told = (...handlers: readonly unknown[]) => ({ msw: { handlers } });

/** The screen with its calls, on the mocks of the contract. */
const meta = {
  title: 'Screens/Profile connected',
  component: ProfileScreen,
  tags: ['!autodocs'],
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: told(person(), favourites()) };
export const Loading: Story = { parameters: told(person(never), favourites(never)) };
export const Empty: Story = {
  parameters: told(person(), favourites({ ...example(), items: [], totalCount: 0 })),
};
export const Failed: Story = { name: 'Error', parameters: told(noPerson(), noFavourites()) };
