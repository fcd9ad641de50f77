// @vitest-environment jsdom
import { getListTradeRequestsBySupplierMockHandler as list } from '@bazaar/api/mocks/trade-requests';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calledOperations, callFaults, tryRead, tryWrite } from '@/testing/call-faults';
import { mockServer } from '@/testing/mock-server';
import { missingMessages } from '@/translations/missing';
import { tradeListTexts as texts } from '@/translations/trade-list';
import { RequestsScreen } from './requests-screen';
import { listing } from './trade-requests.fixtures';

const { goToLogin, toast, saved } = vi.hoisted(() => ({
  goToLogin: vi.fn(),
  toast: vi.fn(),
  saved: vi.fn(),
}));
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));
vi.mock('@/lib/toasts/toasts', () => ({ showToast: toast }));
vi.mock('@/lib/download/save-text-file', () => ({ saveTextFile: saved }));
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(location.search) }));
const faults = callFaults();
const backend = mockServer(faults.handler, list(listing));
const operation = 'listTradeRequestsBySupplier';

beforeEach(() => history.replaceState(null, '', '/profile/directorder?turn=buyer'));
afterEach(() => {
  faults.mend();
  cleanup();
  vi.clearAllMocks();
});
const open = () => void render(<RequestsScreen />);
const ofAll = ({ searchParams }: URL) => !searchParams.has('status');
const unread = missingMessages.title(missingMessages.beside.overview);

it('R-411 names every call of the list in this test', async () => {
  open();
  await screen.findAllByRole('rowheader');
  expect(calledOperations(backend.requests)).toEqual([operation]);
});

it.each([
  ['its page', (url: URL) => !ofAll(url), texts.failed, texts.title],
  ['the list of all', ofAll, unread, texts.caption],
  ['both', () => true, texts.failed, texts.title],
] as const)(
  'R-411 the list without %s says what is missing, keeps the rest and heals',
  (_, only, says, stands) => tryRead({ faults, backend, operation, only, says, stands, open }),
);

it('R-411 an export that fails says so, writes no half file, and is written once the calls are answered', async () => {
  open();
  await screen.findAllByRole('rowheader');
  const press = () => void fireEvent.click(screen.getByRole('button', { name: texts.exported }));
  await tryWrite({ faults, backend, operation, says: () => undefined, press });
  expect(toast).toHaveBeenCalledTimes(8);
  expect(toast).toHaveBeenLastCalledWith({ status: 'error', title: texts.exportFailed });
  expect(goToLogin).toHaveBeenCalledOnce();
  expect(saved).not.toHaveBeenCalled();
  press();
  await act(() => backend.settled());
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
});
