// @vitest-environment jsdom
import { ApiError } from '@bazaar/api/api-error';
import type { PersonAddress } from '@bazaar/api/model';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formTexts } from '@/translations/form-errors';
import { addresses, places } from '../personal-info.fixtures';
import { AddressForm, type AddressFormProps } from './address-form';

const [address] = addresses as [PersonAddress];
const current: PersonAddress = { ...address, title: 'دفتر تازه', isPrimary: false, version: 4 };
const conflict = new ApiError({
  url: '/x',
  method: 'PUT',
  status: 409,
  problem: {
    type: 'x',
    title: 'x',
    status: 409,
    code: 'conflict',
    traceId: 't',
    current: { ...current },
  },
});

type Props = Pick<AddressFormProps, 'send'> & Partial<AddressFormProps>;
const nothing = () => undefined;
const open = (props: Props) =>
  render(
    <AddressForm
      address={address}
      others={addresses}
      usePlaces={() => places}
      onSaved={nothing}
      onCancel={nothing}
      onReopen={nothing}
      onUnsaved={nothing}
      {...props}
    />,
  );
const title = () => screen.getByLabelText('عنوان آدرس') as HTMLInputElement;
const type = (value: string) => fireEvent.change(title(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const save = () => press('ذخیرهٔ آدرس');

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('R-206 keeps what was typed when the address was changed elsewhere, shows what is stored, and sends the new version next', async () => {
  const send = vi.fn<AddressFormProps['send']>().mockRejectedValueOnce(conflict);
  send.mockResolvedValueOnce({ ...current, title: 'دفتر من', version: 5 });
  const onSaved = vi.fn();
  open({ send, onSaved });
  type('دفتر من');
  save();
  expect(await screen.findByText(formTexts.changedElsewhere)).toBeTruthy();
  expect(title().value).toBe('دفتر من');
  expect(screen.getByText('دفتر تازه').parentElement?.textContent).toBe('عنوان آدرس: دفتر تازه');
  expect(screen.getByText('خیر').parentElement?.textContent).toBe('اصلی: خیر');
  save();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(send.mock.calls.map(([{ title: sent }, , version]) => [sent, version])).toEqual([
    ['دفتر من', 1],
    ['دفتر من', 4],
  ]);
});

it('opens again with the stored address when its writer takes it, without a draft', async () => {
  const onReopen = vi.fn();
  open({ send: () => Promise.reject(conflict), onReopen });
  type('دفتر من');
  save();
  await screen.findByText(formTexts.changedElsewhere);
  press(formTexts.takeStored);
  expect(onReopen).toHaveBeenCalledWith(current);
  expect(localStorage.length).toBe(0);
});

it('R-206 sends the version a draft was typed over, although the list has a later one', async () => {
  const send = vi.fn<AddressFormProps['send']>().mockRejectedValue(conflict);
  open({ send });
  type('نیمه‌کاره');
  cleanup();
  open({ send, address: current });
  expect(title().value).toBe('نیمه‌کاره');
  save();
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls[0]?.[2]).toBe(1);
});

it('sends no version with a new address', async () => {
  const send = vi.fn<AddressFormProps['send']>().mockResolvedValue(address);
  const { isPrimary: _, version: __, id: ___, personId: ____, ...fields } = address;
  open({ send, address: undefined });
  for (const [label, value] of [
    ['عنوان آدرس', fields.title],
    ['نشانی', fields.addressText],
    ['کد پستی', fields.postalCode],
  ] as const) {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  }
  fireEvent.change(screen.getByLabelText(/^استان/), { target: { value: fields.stateId } });
  fireEvent.change(screen.getByLabelText(/^شهر/), { target: { value: fields.cityId } });
  save();
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls[0]?.[2]).toBeUndefined();
});
