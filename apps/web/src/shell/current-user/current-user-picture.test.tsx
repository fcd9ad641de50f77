// @vitest-environment jsdom
import { getGetProfilePictureMockHandler } from '@bazaar/api/mocks/users';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userStore } from '@/entities/current-user/user-state';
import { mockServer } from '@/testing/mock-server';
import { CurrentUserPicture } from './current-user-picture';

const file = {
  id: 'f-1',
  name: 'a.webp',
  mime: 'image/webp',
  sizeBytes: 1,
  url: '/files/f-1',
  thumbUrl: '/files/f-1?w=96',
};
const backend = mockServer(getGetProfilePictureMockHandler({ file, updatedAt: '2026-11-01T08:00:00Z' }));

beforeEach(() => {
  sessionStorage.clear();
  userStore.logOut();
});
afterEach(cleanup);

it('shows the picture of the logged-in user, read once per tab, and the next one a screen reports', async () => {
  const { container } = render(<CurrentUserPicture icon={<i />} />);
  expect(container.querySelector('img')).toBeNull();
  const shown = () => container.querySelector('img')?.getAttribute('src');
  await waitFor(() => expect(shown()).toBe(file.thumbUrl));
  act(() => userStore.setPicture('/files/f-2'));
  expect(shown()).toBe('/files/f-2');
  cleanup();
  render(<CurrentUserPicture icon={<i />} />);
  expect(backend.requests).toHaveLength(1);
});
