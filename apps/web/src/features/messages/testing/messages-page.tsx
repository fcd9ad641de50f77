import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { messagesTexts as texts } from '@/translations/messages';
import { MessagesScreen } from '../messages-screen';

/** Begins each test of a file at the list, with nothing stored. */
export function newPageBeforeEach(): void {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    history.replaceState(null, '', '/profile/messages');
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterEach(cleanup);
}

/** Opens the page with the first conversation. */
export async function open() {
  history.replaceState(null, '', '/profile/messages?conversation=conv-1');
  render(<MessagesScreen />);
  return screen.findByRole('log');
}

export const inThread = () => within(screen.getByRole('log'));

export const rowLinks = () =>
  screen.getAllByRole('link').flatMap((link) => (link.dataset.rowLink === undefined ? [] : [link]));

export const field = () => screen.findByLabelText<HTMLTextAreaElement>(texts.reply('صنایع یاتاقان البرز'));

export const write = async (text: string) => fireEvent.change(await field(), { target: { value: text } });

export async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
}
