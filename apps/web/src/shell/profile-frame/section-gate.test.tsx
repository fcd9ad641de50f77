// @vitest-environment jsdom
import { useListFavorites } from '@bazaar/api/hooks/user-favorites';
import { getListFavoritesMockHandler } from '@bazaar/api/mocks/user-favorites';
import { agentGrants } from '@bazaar/domain/permissions/agent-grants';
import type { Grants } from '@bazaar/domain/permissions/profile-menu';
import type { ProfileSection } from '@bazaar/domain/permissions/profile-section';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SharedQueries } from '@/lib/data/shared-queries';
import { mockServer } from '@/testing/mock-server';
import { logInForStory } from '@/testing/story-of-person';
import { profileFrameTexts as texts } from '@/translations/profile-frame';
import { SectionGate } from './section-gate';

const backend = mockServer(getListFavoritesMockHandler());
let logOut = () => undefined as unknown;

beforeEach(() => {
  sessionStorage.clear();
  logOut = logInForStory();
});
afterEach(() => {
  cleanup();
  logOut();
});

function Page() {
  useListFavorites();
  return <h1>صفحه</h1>;
}

const gate = (section: ProfileSection, grants: Grants | undefined, isReading = grants === undefined) => (
  <SharedQueries>
    <SectionGate {...{ section, grants, isReading }}>
      <Page />
    </SectionGate>
  </SharedQueries>
);
const calls = () => backend.requests.length;

const buyer = {
  roles: ['Consumer', 'Buyer', 'Customer'],
  permissions: [...agentGrants(['ViewRequests', 'Finance']).permissions],
};
const people: Readonly<Record<string, Grants>> = {
  buyer,
  owner: { ...buyer, roles: [...buyer.roles, 'ConsumerOwner'] },
  supplier: { ...buyer, roles: ['Consumer', 'Supplier'] },
  'agent ViewRequests': agentGrants(['ViewRequests']),
  'agent Answer': agentGrants(['Answer']),
  'agent EditCatalog': agentGrants(['EditCatalog']),
  'agent Finance': agentGrants(['Finance']),
  admin: {
    roles: ['Consumer', 'Admin'],
    permissions: [...agentGrants(['ViewRequests']).permissions, 'customers.list'],
  },
  unregistered: { roles: [], permissions: [] },
};
/** What each of them is told in place of a section; nothing where it is open. */
const told: Readonly<Record<string, Partial<Record<ProfileSection, keyof typeof texts.closed>>>> = {
  'agent ViewRequests': { Wallet: 'finance-permission' },
  'agent Answer': { Wallet: 'finance-permission', Requests: 'requests-permission' },
  'agent EditCatalog': { Wallet: 'finance-permission', Requests: 'requests-permission' },
  'agent Finance': { Requests: 'requests-permission' },
  admin: { Wallet: 'absent' },
  unregistered: {
    Requests: 'registration',
    Notes: 'registration',
    Favourites: 'registration',
    LastVisits: 'registration',
    Comments: 'registration',
    Wallet: 'registration',
    Addresses: 'registration',
  },
};
const sections = Object.keys(texts.sections).filter((section) => section !== 'Admin') as ProfileSection[];

describe.each(Object.entries(people))('R-496 the %s', (name, grants) => {
  it.each(sections)('opens %s, or is told why not, and no call is made', async (section) => {
    const access = told[name]?.[section];
    render(gate(section, grants));
    if (access === undefined) {
      await screen.findByRole('heading', { name: 'صفحه' });
      await waitFor(() => expect(calls()).toBe(1));
      return;
    }
    await screen.findByText(texts.closed[access].title);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.sections[section]);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.queryByText('صفحه')).toBeNull();
    expect(calls()).toBe(0);
  });
});

it('R-496 draws a page and holds its calls until the person is known', async () => {
  const { rerender } = render(gate('Wallet', undefined));
  await screen.findByRole('heading', { name: 'صفحه' });
  await act(async () => undefined);
  expect(calls()).toBe(0);
  rerender(gate('Wallet', buyer));
  await waitFor(() => expect(calls()).toBe(1));
});

it('R-496 lets go when the person cannot be read: the service decides', async () => {
  const { rerender } = render(gate('Wallet', undefined));
  rerender(gate('Wallet', undefined, false));
  await waitFor(() => expect(calls()).toBe(1));
});

it('R-496 does not wait for who was let in before in this tab, and waits for another', async () => {
  render(gate('Wallet', buyer));
  await waitFor(() => expect(calls()).toBe(1));
  cleanup();
  render(gate('Wallet', undefined));
  await waitFor(() => expect(calls()).toBe(2));
  cleanup();
  localStorage.setItem(
    'myUserInfo',
    JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 60, sub: 'usr-2' }),
  );
  render(gate('Wallet', undefined));
  await act(async () => undefined);
  expect(calls()).toBe(2);
});

it('R-496 holds nothing back where nobody is kept out', async () => {
  render(gate('Messages', undefined));
  await waitFor(() => expect(calls()).toBe(1));
});
