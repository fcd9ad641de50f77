// @vitest-environment jsdom
import { getCreateTokenUrl } from '@bazaar/api/connect';
import { getCreateTokenMockHandlerDefault } from '@bazaar/api/mocks/connect';
import {
  getRequestOneTimeCodeMockHandler,
  getRequestOneTimeCodeMockHandler429,
} from '@bazaar/api/mocks/users';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeEarlyPresses } from '@/lib/actions/early-presses';
import { eventually } from '@/testing/eventually';
import { mockServer } from '@/testing/mock-server';
import { loginMessages as texts } from '@/translations/login';
import { LoginNote } from './login-note';
import { LoginScreen } from './login-screen';

const backend = mockServer(
  getRequestOneTimeCodeMockHandler({
    codeLength: 5,
    expiresInSeconds: 120,
    resendAfterSeconds: 120,
    isNewUser: false,
  }),
  getCreateTokenMockHandlerDefault(),
);
const codesSent = () => backend.writes().filter(({ path }) => path === getCreateTokenUrl());
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(history, 'back').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function askForCode(): Promise<void> {
  render(<LoginScreen />);
  type('۰۹۱۲ ۰۰۰ ۰۰۰۱');
  await press(texts.sendCode);
  await screen.findByText(texts.codeTitle);
}

it('R-011 requests no code while the number is invalid', async () => {
  render(<LoginScreen />);
  type('0912');
  await press(texts.sendCode);
  expect(screen.getByText(texts.mobileInvalid)).toBeTruthy();
  expect(backend.requests).toEqual([]);
});

it('R-013 sends no incomplete code, and shows its length', async () => {
  await askForCode();
  type('۱۲۳');
  await press(texts.submit);
  expect(codesSent()).toEqual([]);
  expect(screen.getByText(texts.codeLength('۵'))).toBeTruthy();
  type('۱۲۳۴');
  expect(screen.queryByText(texts.codeLength('۵'))).toBeNull();
});

it('R-013 sends a complete code automatically, in Latin digits', async () => {
  await askForCode();
  type('۱۲۳۴۵');
  await eventually(() => expect(codesSent()).toHaveLength(1));
  await eventually(() => expect(codesSent()[0]?.body).toMatchObject({ code: '12345' }));
});

it('asks on a fresh page for the code of before, while the service sends no other', async () => {
  backend.use(getRequestOneTimeCodeMockHandler429());
  render(<LoginScreen note={<LoginNote />} />);
  type('09120000001');
  await press(texts.sendCode);
  await screen.findByText(texts.earlierLead);
  expect(screen.getByRole('alert').textContent).toBe('');
  type('12345');
  await eventually(() => expect(codesSent()).toHaveLength(1));
  for (const name of [texts.terms.terms, texts.terms.privacy])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(/^\/page\//);
});

it('R-400 requests the code for a number typed and sent before the script has loaded, once', async () => {
  const frame = document.createElement('div');
  document.body.append(frame);
  frame.innerHTML = renderToString(<LoginScreen />);
  const field = frame.querySelector('input');
  const button = frame.querySelector('[data-action]');
  if (!field || !button) throw new Error('the form is rendered by the server');
  field.value = '۰۹۱۲۰۰۰۰۰۰۱';
  Object.assign(globalThis, { earlyPresses: [button, button] });
  render(<LoginScreen />, { container: frame, hydrate: true });
  await screen.findByText(texts.codeTitle);
  expect(backend.writes()).toHaveLength(1);
  expect(takeEarlyPresses()).toEqual([]);
  frame.remove();
});
