// @vitest-environment jsdom
import {
  getListMerchantAgentsMockHandler as agents,
  getUpdateMerchantAgentMockHandler as change,
  getInviteMerchantAgentMockHandler as invite,
  getGetCustomerProfileMockHandler as profile,
  getRemoveMerchantAgentMockHandler as remove,
  getInviteMerchantAgentMockHandler409 as taken,
} from '@bazaar/api/mocks/customers';
import { getListRunningMembershipsMockHandler as plans } from '@bazaar/api/mocks/membership-plans';
import {
  getCheckMerchantNameMockHandler as check,
  getListMerchantsMockHandler as merchants,
  getGetMerchantSaleSettingMockHandler as sale,
} from '@bazaar/api/mocks/merchants';
import { getListSuppliersMockHandler as suppliers } from '@bazaar/api/mocks/suppliers';
import { getListTradeRequestsBySupplierMockHandler as requests } from '@bazaar/api/mocks/trade-requests';
import {
  getListFavoritesByTypeMockHandler as favourites,
  getRemoveFavoriteMockHandler as unfollow,
} from '@bazaar/api/mocks/user-favorites';
import type { MerchantAgent } from '@bazaar/api/model';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removals } from '@/lib/undo/removals';
import { mockServer } from '@/testing/mock-server';
import { companyTexts as texts } from '@/translations/company';
import { companyNameTexts } from '@/translations/company-name';
import { fieldErrorTexts } from '@/translations/form-errors';
import { profileFrameTexts } from '@/translations/profile-frame';
import * as known from './company.fixtures';
import { CompanyScreen } from './company-screen';

const { goToLogin, toast, perform } = vi.hoisted(() => ({
  goToLogin: vi.fn(),
  toast: vi.fn(),
  perform: vi.fn(),
}));
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));
vi.mock('@/lib/actions/early-presses', () => ({ performAction: perform }));
vi.mock('@/lib/toasts/toasts', () => ({ showToast: toast }));
vi.mock('next/navigation', async () => (await import('@/testing/search-of-history')).searchOfHistory());

const backend = mockServer(
  profile(() => known.owner),
  requests(known.dealings),
  favourites(known.pageOf(known.followed)),
  suppliers({ ...known.pageOf(known.suppliers) }),
  merchants(known.pageOf(known.merchants)),
  agents([...known.agents]),
  sale(known.saleSetting),
  plans([
    {
      ...{ membershipId: 'mem-1', planId: 'plan-2', planTitle: 'بازرگان', level: 2 },
      ...{ validTo: '2027-01-20T08:00:00.000Z', agents: { limit: 5, used: 4 } },
    },
  ]),
  check({ isValid: false, reason: 'Taken', suggestions: ['صنایع نمونهٔ نوین'] }),
  invite(),
  change(),
  remove(),
  unfollow(),
);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T09:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const open = (query = '') => {
  history.replaceState(null, '', `/profile/suppliers${query}`);
  return render(<CompanyScreen />);
};
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement);
const preview = () => document.querySelector('.u-agent-preview')?.textContent ?? '';

it('R-489 shows whom one deals with, finds and sorts them in the address', async () => {
  const { rerender } = open();
  const pars = await rowOf('یاتاقان پارس');
  expect(pars.getByText(texts.turns.buyer)).toBeTruthy();
  expect(pars.getByRole('link', { name: texts.unreadOf('۲', 'یاتاقان پارس') }).getAttribute('href')).toBe(
    '/profile/messages?conversation=conv-1',
  );
  fireEvent.keyDown(pars.getByRole('link', { name: 'یاتاقان پارس' }), { key: 'د', code: 'KeyN' });
  expect(perform).toHaveBeenCalledWith({
    name: 'note',
    payload: { objectType: 'Supplier', objectId: 's-1', title: 'یاتاقان پارس' },
  });
  fireEvent.change(screen.getByLabelText(texts.sort), { target: { value: 'name' } });
  expect(location.search).toBe('?sort=name');
  const search = screen.getByLabelText(texts.search);
  fireEvent.change(search, { target: { value: 'توس' } });
  fireEvent.submit(search);
  expect(location.search).toBe('?q=%D8%AA%D9%88%D8%B3&sort=name');
  rerender(<CompanyScreen />);
  expect(screen.queryByText('یاتاقان پارس')).toBeNull();
});

it('R-489 shows all again by press, and the search that was taken back stays so', async () => {
  open();
  await screen.findByText('یاتاقان پارس');
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const search = screen.getByLabelText<HTMLInputElement>(texts.search);
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  fireEvent.change(search, { target: { value: 'ناشناس' } });
  wait(400);
  expect(location.search).toMatch(/^\?q=/);
  fireEvent.click(screen.getByRole('button', { name: texts.showAll }));
  wait(500);
  expect([location.search, search.value]).toEqual(['', '']);
  expect(screen.getByText('یاتاقان پارس')).toBeTruthy();
});

it('R-489 a search that found none is emptied in its field, which keeps the focus', async () => {
  backend.use(favourites(({ request }) => known.pageOf(request.url.includes('term=') ? [] : known.followed)));
  open('?tab=followed&q=x');
  await screen.findByText(texts.notFound);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const search = screen.getByLabelText<HTMLInputElement>(texts.searchFollowed);
  search.focus();
  fireEvent.change(search, { target: { value: '' } });
  act(() => void vi.advanceTimersByTime(400));
  expect(location.search).toBe('?tab=followed');
  expect(document.activeElement).toBe(search);
  expect(screen.queryByText(texts.noFollowed)).toBeNull();
});

it('R-485 explains a tab the person does not have, and checks a name there', async () => {
  backend.use(profile(known.buyer));
  open('?tab=companies');
  expect(await screen.findByText(texts.refused.companies)).toBeTruthy();
  expect(screen.queryByRole('link', { name: texts.tabs.companies })).toBeNull();
  const field = screen.getByLabelText(texts.name) as HTMLInputElement;
  fireEvent.change(field, { target: { value: 'صنایع نمونه' } });
  fireEvent.click(await screen.findByRole('button', { name: 'صنایع نمونهٔ نوین' }));
  expect(field.value).toBe('صنایع نمونهٔ نوین');
  expect(screen.getByText(companyNameTexts.problems.Taken as string)).toBeTruthy();
});

it('R-487 shows how each agent stands, and of how many the plan has room', async () => {
  open('?tab=companies');
  const states = ['پریسا نادری', 'لیلا فتحی'].map(rowOf);
  expect((await states[0])?.getByText(texts.states.active)).toBeTruthy();
  expect((await states[1])?.getByText(texts.states.inactiveSince('۱۱ آبان ۱۴۰۵'))).toBeTruthy();
  expect(screen.getByText(texts.states.invitedLeft('۱'))).toBeTruthy();
  expect(screen.getByText(texts.states.expired)).toBeTruthy();
  expect(await screen.findByText(texts.ofPlan('۴', '۵', 'بازرگان'))).toBeTruthy();
  expect(screen.queryByText('بهنام رضایی')).toBeNull();
});

it('R-486 R-488 shows what an agent will see as permissions are chosen, and invites with them', async () => {
  open('?tab=companies');
  const field = await screen.findByLabelText(texts.mobile);
  expect(preview()).toContain(`${profileFrameTexts.sections.Wallet}${texts.notSeen}`);
  expect(preview()).not.toContain(`${profileFrameTexts.sections.Requests}${texts.notSeen}`);
  const form = within(field.closest('form') as HTMLElement);
  fireEvent.click(form.getByRole('checkbox', { name: new RegExp(`^${texts.permissions.ViewRequests}`) }));
  fireEvent.submit(field);
  expect(
    await form.findByText(fieldErrorTexts['no-permission'], { selector: '[role=alert] *' }),
  ).toBeTruthy();
  fireEvent.click(form.getByRole('checkbox', { name: new RegExp(`^${texts.permissions.Finance}`) }));
  expect(preview()).not.toContain(`${profileFrameTexts.sections.Wallet}${texts.notSeen}`);
  fireEvent.change(field, { target: { value: '+98 917 500 0002' } });
  fireEvent.submit(field);
  await waitFor(() => expect(backend.writes()).toHaveLength(1));
  expect(backend.writes()[0]).toMatchObject({
    key: expect.any(String),
    body: { merchantId: 'm-1', phoneNumber: '09175000002', permissions: ['Finance'] },
  });
});

it('R-488 names the agent a number already belongs to', async () => {
  backend.use(
    taken({
      ...{ type: 'urn:conflict', title: 'conflict', status: 409, code: 'conflict', traceId: 't-1' },
      current: known.agents[0] as MerchantAgent,
    }),
  );
  open('?tab=companies');
  const field = await screen.findByLabelText(texts.mobile);
  fireEvent.change(field, { target: { value: '09125503718' } });
  fireEvent.submit(field);
  expect(await screen.findByText(texts.alreadyAgent('پریسا نادری', texts.states.active))).toBeTruthy();
});

it('R-420 removes an agent and unfollows a supplier, both with undo', async () => {
  open('?tab=companies');
  fireEvent.click(await screen.findByRole('button', { name: texts.removeOf('پریسا نادری') }));
  expect(screen.getByText(texts.removed('پریسا نادری'))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /بازگردانی/ }));
  expect(await screen.findByRole('button', { name: texts.removeOf('پریسا نادری') })).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('button', { name: texts.editOf('لیلا فتحی') }), { key: 'Delete' });
  await removals.send();
  expect(backend.writes().map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)).toEqual([
    'DELETE merchant-agents?id=agent-2',
  ]);
  cleanup();
  open('?tab=followed');
  expect(await screen.findByText(texts.gone)).toBeTruthy();
  const [pars, toos] = ['یاتاقان پارس', 'ماشین‌افزار توس'].map((name) => screen.getByRole('link', { name }));
  pars?.focus();
  fireEvent.keyDown(pars as HTMLElement, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(toos);
  fireEvent.keyDown(toos as HTMLElement, { key: 'ب', code: 'KeyF' });
  await removals.send();
  expect(backend.writes().at(-1)?.path).toMatch(/fav-s-2$/);
});

it('R-417 goes back a page when the last followed supplier of one is removed', async () => {
  // Others than the ones removed above: what was removed stays hidden.
  const [last, ...others] = known.followed;
  if (last === undefined) throw new Error('somebody is followed');
  backend.use(
    favourites(({ request }) =>
      request.url.includes('pageNumber=2')
        ? { ...known.pageOf([{ ...last, id: 'fav-26' }]), pageNumber: 2, totalCount: 26 }
        : { ...known.pageOf(others.map((one) => ({ ...one, id: `${one.id}-on-page-1` }))), totalCount: 26 },
    ),
  );
  open('?tab=followed&page=2');
  fireEvent.click(await screen.findByRole('button', { name: texts.unfollowOf(last.title) }));
  await act(() => removals.send());
  await screen.findByText('ماشین‌افزار توس');
  expect(location.search).toBe('?tab=followed');
});

it('shows an agent only its own company’s facts, not its agents', async () => {
  open('?tab=companies&company=m-2');
  expect(await screen.findByText(texts.ownerOnly)).toBeTruthy();
  expect(screen.getByText(texts.agentOf('دیدن درخواست‌ها و پاسخ به نام شرکت'))).toBeTruthy();
  expect(screen.queryByLabelText(texts.mobile)).toBeNull();
});
