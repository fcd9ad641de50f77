// @vitest-environment jsdom
import { getChargeWalletMockHandler as charge } from '@bazaar/api/mocks/wallet-transactions';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mockServer } from '@/testing/mock-server';
import { adminTexts } from '@/translations/admin';
import { fieldErrorTexts, formTexts } from '@/translations/form-errors';
import { credited, customersOf } from '../admin.fixtures';
import { CreditForm } from './credit-form';

vi.mock('@/lib/session/go-to-login', () => ({ goToLogin: vi.fn() }));
const backend = mockServer(charge(credited));
const texts = adminTexts.credit;
const customer = customersOf('http://x/').items[0];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const draw = () => {
  if (customer === undefined) throw new Error('no customer');
  render(<CreditForm customer={customer} lines={[]} onGiven={vi.fn()} />);
};
const amount = () => screen.getByLabelText<HTMLInputElement>(texts.amount);
const type = (value: string) => fireEvent.change(amount(), { target: { value } });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

it('R-493 refuses an amount that cannot be read at its field, and keeps it through a reload until it is discarded', async () => {
  draw();
  type('پانصد هزار تومان');
  await press(texts.review);
  await waitFor(() => expect(screen.getAllByText(fieldErrorTexts['not-a-number']).length).toBeGreaterThan(0));
  expect([amount().value, backend.writes()]).toEqual(['پانصد هزار تومان', []]);
  cleanup();
  draw();
  await waitFor(() => expect(amount().value).toBe('پانصد هزار تومان'));
  await press(formTexts.discard);
  expect(amount().value).toBe('');
});

it('R-330 shows an amount as it is read, whatever its unit', () => {
  draw();
  for (const typed of ['۵۰۰٬۰۰۰ تومان', '۵٬۰۰۰٬۰۰۰ ریال']) {
    type('');
    type(typed);
    expect(amount().value).toBe('۵۰۰٬۰۰۰');
  }
});

it.each(['0', '1000000000000000'])('R-493 shows %s as it was typed: it is no amount of credit', (typed) => {
  draw();
  type(typed);
  expect(amount().value).toMatch(/^[۰٬۱]+$/);
  expect(amount().value.replaceAll('٬', '')).toHaveLength(typed.length);
});
