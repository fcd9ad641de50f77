// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userStore } from '@/entities/current-user/user-state';
import { useSelectedSection } from './use-selected-section';

vi.mock('next/navigation', () => ({ usePathname: () => location.pathname }));

const open = (address: string) => history.replaceState({}, '', address);
const mark = () => renderHook(useSelectedSection);

beforeEach(() => userStore.logOut());
afterEach(cleanup);

it('R-214 selects the section of the address, and follows it to the next page', () => {
  open('/profile/address');
  const menu = mark();
  expect(menu.result.current).toBe('Addresses');
  expect(userStore.getState().selectedProfileMenu).toBe('Addresses');
  open('/profile/messages?thread=1');
  menu.rerender();
  expect(menu.result.current).toBe('Messages');
});

it('marks none at an unknown address, and keeps the last one selected', () => {
  open('/profile/address');
  const menu = mark();
  open('/profile/nowhere');
  menu.rerender();
  expect(menu.result.current).toBeUndefined();
  expect(userStore.getState().selectedProfileMenu).toBe('Addresses');
});
