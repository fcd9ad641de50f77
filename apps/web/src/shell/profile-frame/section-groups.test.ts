import { expect, it } from 'vitest';
import { profileFrameTexts as texts } from '@/translations/profile-frame';
import { sectionGroups } from './section-groups';

const agent = {
  roles: ['MerchantAgent'],
  permissions: ['profile.edit', 'favorites.manage', 'requests.draft'],
};
const linksOf = (grants: typeof agent | undefined, unreadCount = 0) =>
  sectionGroups({ grants, current: 'Addresses', unreadCount }).flatMap(({ sections }) => sections);

it('marks only the section on screen', () => {
  expect(linksOf(agent).flatMap(({ id, isCurrent }) => (isCurrent ? [id] : []))).toEqual(['Addresses']);
});

it('omits what the role does not have, and shows why a section is closed', () => {
  const links = linksOf(agent);
  expect(links.map(({ id }) => id)).not.toContain('Admin');
  expect(links.find(({ id }) => id === 'Wallet')?.forbiddenReason).toBe(texts.refusals['finance-permission']);
});

it('shows the unread count', () => {
  const messages = (count: number) => linksOf(undefined, count).find(({ id }) => id === 'Messages');
  expect(messages(2)).toMatchObject({ count: '۲', isFresh: true });
  expect(messages(0)?.count).toBeUndefined();
});

it('shows how many requests wait for the buyer', () => {
  const requests = (waitingCount: number) =>
    sectionGroups({ grants: undefined, current: undefined, unreadCount: 0, waitingCount })
      .flatMap(({ sections }) => sections)
      .find(({ id }) => id === 'Requests');
  expect(requests(4)).toMatchObject({ count: '۴', spokenCount: '۴ درخواست منتظر شماست' });
  expect(requests(0)?.count).toBeUndefined();
});
