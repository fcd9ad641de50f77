// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ActionRuntime } from '@/lib/actions/action-runtime';
import { toastStore } from '@/lib/toasts/toast-store';
import { copyWords, sharePage } from './share-action';
import { ShareButton } from './share-button';

const table = {
  share: { needsSession: false, load: async () => sharePage },
  copy: { needsSession: false, load: async () => copyWords },
};
const writeText = vi.fn<(text: string) => Promise<void>>();
const native = vi.fn<(data: ShareData) => Promise<void>>();
let isTouched: boolean;

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  native.mockReset().mockResolvedValue();
  isTouched = false;
  toastStore.setState({ toasts: [] });
  vi.stubGlobal('matchMedia', () => ({ matches: isTouched }));
  Object.assign(navigator, { clipboard: { writeText }, share: native });
  document.head.innerHTML = '<link rel="canonical" href="https://bazaar.test/products/sp-1/x">';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function press(): boolean {
  const { container } = render(
    <>
      <ShareButton name="بلبرینگ" address="https://bazaar.test" />
      <ActionRuntime table={table} />
    </>,
  );
  return (
    container
      .querySelector('a')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) ?? true
  );
}
const said = () => toastStore.getState().toasts.map(({ status }) => status);

it('copies the canonical address in place of the e-mail link, and shows a message', async () => {
  expect(press()).toBe(false);
  await waitFor(() => expect(said()).toEqual(['success']));
  expect(writeText).toHaveBeenCalledWith('https://bazaar.test/products/sp-1/x');
  expect(native).not.toHaveBeenCalled();
});

it('uses the device’s share dialog on touch screens, and stays silent when it is closed', async () => {
  isTouched = true;
  native.mockRejectedValue(new DOMException('closed', 'AbortError'));
  press();
  await waitFor(() => expect(native).toHaveBeenCalledTimes(1));
  expect(native.mock.calls[0]?.[0]).toEqual({ title: 'بلبرینگ', url: 'https://bazaar.test/products/sp-1/x' });
  expect([said(), writeText.mock.calls]).toEqual([[], []]);
});

it('copies when the device refuses, and shows an error when copying fails too', async () => {
  isTouched = true;
  native.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  writeText.mockRejectedValue(new Error('no'));
  press();
  await waitFor(() => expect(said()).toEqual(['error']));
});

it('copies the text a button gives', async () => {
  const { getByRole } = render(
    <>
      <button type="button" data-action="copy" data-payload='{"text":"Deep groove ball bearing"}'>
        x
      </button>
      <ActionRuntime table={table} />
    </>,
  );
  getByRole('button').click();
  await waitFor(() => expect(writeText).toHaveBeenCalledWith('Deep groove ball bearing'));
});
