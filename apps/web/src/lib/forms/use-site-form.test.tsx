// @vitest-environment jsdom
import { ApiError } from '@bazaar/api/api-error';
import { NetworkError } from '@bazaar/api/network-error';
import {
  type DeliveryAddressOutput,
  deliveryAddressSchema,
  emptyDeliveryAddress,
} from '@bazaar/domain/address/delivery-address-form';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BoundDigitsField, BoundPhoneField } from './bound-digits';
import { BoundTextField } from './bound-text';
import type { SendForm } from './send-form';
import { SiteFormFrame, SubmitButton } from './site-form-frame';
import { useSiteForm } from './use-site-form';

const login = vi.hoisted(() => vi.fn());
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin: login }));

const start = { ...emptyDeliveryAddress('country-ir'), stateId: 's', cityId: 'c' };
type Send = SendForm<DeliveryAddressOutput, string>;

interface FormProps {
  readonly send: Send;
  readonly onSent?: (sent: string, isTypedSince: boolean) => void;
  readonly nextDraftId?: (sent: string) => string;
}

function Form({ send, ...rest }: FormProps) {
  const form = useSiteForm({
    id: 'address',
    draftId: 'address:new',
    schema: deliveryAddressSchema,
    start,
    send,
    ...rest,
  });
  return (
    <SiteFormFrame form={form} label="آدرس">
      <BoundTextField form={form} name="title" label="عنوان" />
      <BoundTextField form={form} name="addressText" label="نشانی" />
      <BoundDigitsField form={form} name="postalCode" label="کد پستی" />
      <BoundTextField form={form} name="receiverName" label="گیرنده" />
      <BoundPhoneField form={form} name="receiverPhone" label="موبایل" />
      <SubmitButton form={form}>ذخیره</SubmitButton>
    </SiteFormFrame>
  );
}

const words = {
  عنوان: 'انبار',
  نشانی: 'جادهٔ ملارد، روبه‌روی سردخانه',
  'کد پستی': '۳۳۵۱۹۸۶۳۱۴',
  گیرنده: 'رضا مولایی',
  موبایل: '+98 935 118 7093',
};
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const fill = () => Object.entries(words).map(([label, value]) => type(label, value));
const press = () => fireEvent.click(screen.getByRole('button', { name: /ذخیره/ }));
const refusal = (status: number, errors: Record<string, string[]> = {}) =>
  new ApiError({
    url: '/x',
    method: 'POST',
    status,
    problem: {
      type: 'x',
      title: 'x',
      status,
      code: status === 422 ? 'validation' : 'x',
      traceId: 't',
      errors,
    },
  });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  login.mockClear();
});

it('shows an error, tied to its field, when the field is left, and clears it while it is being corrected', async () => {
  render(<Form send={async () => 'x'} />);
  type('کد پستی', '۱۲۳');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.blur(field('کد پستی'));
  expect((await screen.findByRole('alert')).textContent).toBe('کد پستی ده رقم است.');
  expect(field('کد پستی').getAttribute('aria-describedby')).toBe('address-postalCode-error');
  expect(field('کد پستی').value).toBe('۱۲۳');
  type('کد پستی', '۱۲۳۴');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('lists errors in the order of the page, and links to the first field', async () => {
  const send = vi.fn<Send>();
  render(<Form send={send} />);
  press();
  expect(await screen.findByText('۵ مورد را اصلاح کنید')).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    ['title', 'addressText', 'postalCode', 'receiverName', 'receiverPhone'].map((name) => `#address-${name}`),
  );
  await waitFor(() => expect(document.activeElement).toBe(field('عنوان')));
  expect(send).not.toHaveBeenCalled();
});

it('R-202 sends once however often it is pressed, normalised as the service stores it, and deletes the draft', async () => {
  let answer = (_: string) => {};
  const send = vi.fn<Send>(() => new Promise((resolve) => (answer = resolve)));
  const onSent = vi.fn();
  render(<Form send={send} onSent={onSent} />);
  fill();
  expect(localStorage).toHaveLength(1);
  press();
  press();
  await waitFor(() => expect(send).toHaveBeenCalled());
  press();
  expect(screen.getByRole('button', { name: 'در حال ذخیره…' }).getAttribute('aria-disabled')).toBe('true');
  await act(async () => answer('da-1'));
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[0]).toMatchObject({ postalCode: '3351986314', receiverPhone: '09351187093' });
  expect(onSent).toHaveBeenCalledWith('da-1', false);
  expect(localStorage).toHaveLength(0);
});

it('keeps what is typed while the form is sent, on the page and as the draft of the created record', async () => {
  let answer = (_: string) => {};
  const send = vi.fn<Send>(() => new Promise((resolve) => (answer = resolve)));
  const onSent = vi.fn();
  render(<Form send={send} onSent={onSent} nextDraftId={(id) => `address:${id}`} />);
  fill();
  press();
  await waitFor(() => expect(send).toHaveBeenCalled());
  type('عنوان', 'انبار شهریار');
  await act(async () => answer('da-1'));
  expect(onSent).toHaveBeenCalledWith('da-1', true);
  expect(field('عنوان').value).toBe('انبار شهریار');
  const [[key, stored]] = Object.entries(localStorage) as [[string, string]];
  expect([key.endsWith('address:da-1'), Object.entries(localStorage).length]).toEqual([true, 1]);
  expect(JSON.parse(stored)).toMatchObject({ formId: 'address:da-1', values: { title: 'انبار شهریار' } });
  expect(JSON.parse(stored).sendKey).toBeUndefined();
  // What is typed next is of that form too, and the next send is another intent.
  type('عنوان', 'انبار دوم');
  expect(Object.keys(localStorage)).toEqual([key]);
});

it('retries under the same key after a broken connection, and under a new key after a refusal', async () => {
  const keys: (string | undefined)[] = [];
  const answers = [new NetworkError({ url: '/x', method: 'POST' }, 'x'), refusal(422), undefined];
  const send = vi.fn<Send>(async (_, { headers }) => {
    keys.push(headers['Idempotency-Key']);
    const answer = answers.shift();
    if (answer !== undefined) throw answer;
    return 'x';
  });
  render(<Form send={send} />);
  fill();
  press();
  await screen.findByText(/ارتباط برقرار نیست/);
  press();
  await screen.findByText(/موارد مشخص‌شده/);
  press();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});

it('shows a refusal of the service at its field until the field changes', async () => {
  render(
    <Form
      send={async () => {
        throw refusal(422, { title: ['این عنوان را دارید.'], other: ['بیش از ۵۰ آدرس دارید.'] });
      }}
    />,
  );
  fill();
  press();
  await screen.findByText(/بیش از ۵۰ آدرس/);
  expect(document.getElementById('address-title-error')?.textContent).toBe('این عنوان را دارید.');
  await waitFor(() => expect(document.activeElement).toBe(field('عنوان')));
  fireEvent.blur(field('عنوان'));
  await act(async () => {});
  expect(document.getElementById('address-title-error')).not.toBeNull();
  type('عنوان', 'انبار دوم');
  await waitFor(() => expect(document.getElementById('address-title-error')).toBeNull());
});

it('restores the text after a reload, and discards it on request', async () => {
  const { unmount } = render(<Form send={async () => 'x'} />);
  type('عنوان', 'انبار');
  unmount();
  render(<Form send={async () => 'x'} />);
  expect(await screen.findByText('نوشتهٔ پیشین شما برگشت.')).toBeTruthy();
  expect(field('عنوان').value).toBe('انبار');
  fireEvent.click(screen.getByRole('button', { name: 'دور ریختن' }));
  expect(field('عنوان').value).toBe('');
  expect(localStorage).toHaveLength(0);
});

it('redirects to the login when the session has expired, with the text kept', async () => {
  render(
    <Form
      send={async () => {
        throw refusal(401);
      }}
    />,
  );
  fill();
  press();
  await waitFor(() => expect(login).toHaveBeenCalledTimes(1));
  const stored = JSON.parse(Object.values(localStorage)[0] as string);
  expect(stored.values.title).toBe('انبار');
  expect(stored.pendingSinceMs).toEqual(expect.any(Number));
});
