// @vitest-environment jsdom
import {
  getListPersonAddressesMockHandler as list,
  getDeletePersonAddressMockHandler as remove,
  getDeletePersonAddressMockHandlerDefault as removeFails,
} from '@bazaar/api/mocks/persons';
import type { PersonAddress } from '@bazaar/api/model';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SharedQueries } from '@/lib/data/shared-queries';
import { mockServer } from '@/testing/mock-server';
import { personalInfoTexts } from '@/translations/personal-info';
import { addresses } from '../personal-info.fixtures';
import { AddressesSection } from './addresses-section';

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock('@/lib/toasts/toasts', () => ({ showToast: toast }));

const texts = personalInfoTexts.addresses;
const [address] = addresses as [PersonAddress];
const backend = mockServer(list([...addresses]), removeFails());
beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it('says inside the window that an address was not removed, keeps the focus there and removes it at the next press', async () => {
  render(<AddressesSection personId="person-1" onUnsaved={vi.fn()} />, { wrapper: SharedQueries });
  fireEvent.click(await screen.findByRole('button', { name: texts.remove(address.title) }));
  const dialog = within(screen.getByRole('alertdialog'));
  const confirm = dialog.getByRole('button', { name: texts.removeTitle });
  confirm.focus();
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  expect((confirm as HTMLButtonElement).disabled).toBe(false);
  expect((await dialog.findByRole('alert')).textContent).toContain(texts.removeFailed);
  expect(document.activeElement).toBe(confirm);
  expect(toast).not.toHaveBeenCalled();
  expect(backend.writes('DELETE')).toHaveLength(1);
  backend.use(remove());
  fireEvent.click(confirm);
  expect(dialog.queryByRole('alert')).toBeNull();
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({ status: 'success', title: texts.removed(address.title) }),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('says nothing of an earlier failure when another address is to be removed', async () => {
  render(<AddressesSection personId="person-1" onUnsaved={vi.fn()} />, { wrapper: SharedQueries });
  const [opener] = await screen.findAllByRole('button', { name: texts.remove(address.title) });
  fireEvent.click(opener as HTMLElement);
  const dialog = within(screen.getByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: texts.removeTitle }));
  await dialog.findByRole('alert');
  fireEvent.click(dialog.getByRole('button', { name: personalInfoTexts.cancel }));
  fireEvent.click(opener as HTMLElement);
  expect(within(screen.getByRole('alertdialog')).queryByRole('alert')).toBeNull();
});

it('says by a toast what failed after its window was closed', async () => {
  render(<AddressesSection personId="person-1" onUnsaved={vi.fn()} />, { wrapper: SharedQueries });
  fireEvent.click(await screen.findByRole('button', { name: texts.remove(address.title) }));
  const dialog = within(screen.getByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: texts.removeTitle }));
  fireEvent.click(dialog.getByRole('button', { name: personalInfoTexts.cancel }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ status: 'error', title: texts.removeFailed }));
});
