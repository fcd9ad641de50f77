import { ApiError } from '@bazaar/api/api-error';
import type { DeliveryAddress } from '@bazaar/api/model';
import {
  type DeliveryAddressOutput,
  deliveryAddressSchema,
} from '@bazaar/domain/address/delivery-address-form';
import { RuntimeSideSheet } from '@bazaar/ui/runtime-side-sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PlaceLists } from '@/entities/geography/place-lists';
import { type AddressValues, addressValues } from '@/features/addresses/address-values';
import { addresses } from '@/features/addresses/addresses.fixtures';
import type { SendForm } from '@/lib/forms/send-form';
import { useSiteForm } from '@/lib/forms/use-site-form';
import { addressTexts as texts } from '@/translations/addresses';
import { AddressForm } from './address-form';
import type { PastedLine } from './use-pasted-line';

const nothing = () => undefined;
const list = (id: string, name: string) => ({ state: 'ready', options: [{ id, name }] }) as const;
const lists: PlaceLists = {
  countryId: list('country-ir', 'ایران'),
  stateId: list('state-alborz', 'البرز'),
  cityId: list('city-karaj', 'کرج'),
  urbanAreaId: { state: 'ready', options: [] },
};
const line: PastedLine = {
  text: '',
  taken: undefined,
  write: nothing,
  take: nothing,
  prepare: nothing,
  giveBack: nothing,
};

interface DrawnFormProps {
  readonly start: AddressValues;
  readonly send: SendForm<DeliveryAddressOutput, string>;
  readonly lists: PlaceLists;
  readonly line: PastedLine;
  readonly current?: DeliveryAddress | undefined;
}

function DrawnForm({ start, send, ...form }: DrawnFormProps) {
  const bound = useSiteForm<AddressValues, DeliveryAddressOutput, string>({
    ...{ id: 'address', draftId: 'address:story', schema: deliveryAddressSchema },
    start,
    send,
  });
  return (
    <RuntimeSideSheet isOpen title={texts.addTitle} closeLabel={texts.close} onClose={nothing}>
      <AddressForm
        form={bound}
        label={texts.addTitle}
        formerDefault="دفتر مرکزی"
        onCancel={nothing}
        {...form}
      />
    </RuntimeSideSheet>
  );
}

const failing =
  (status: number, code: string, more: object = {}) =>
  async () => {
    const problem = { type: 'x', title: 'x', status, code, traceId: 'trace-7', ...more };
    throw new ApiError({ url: '', method: 'POST', status, problem });
  };

/** Sends the form once the sheet, which is rendered outside the canvas, is there. */
const press: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const send = () => canvasElement.ownerDocument.querySelector<HTMLElement>('button[type="submit"]');
  while (send() === null) await new Promise((resolve) => requestAnimationFrame(resolve));
  send()?.click();
};
const filled = addressValues(addresses[0], 'country-ir');

const meta = {
  title: 'Screens/Account/Address form',
  component: DrawnForm,
  args: { start: addressValues(undefined, 'country-ir'), send: async () => 'addr-9', lists, line },
  // Clears the drafts of other stories.
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof DrawnForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Ready: Story = { args: { start: filled } };
/** The schema refuses: the summary lists every missing field, the first one has the focus. */
export const Refused: Story = {
  play: press,
};
/** The service refuses one field, with its own sentence. */
export const RefusedByService: Story = {
  args: {
    start: filled,
    send: failing(422, 'validation', { errors: { cityId: ['این شهر در این استان نیست.'] } }),
  },
  play: press,
};
export const Failed: Story = {
  args: {
    start: filled,
    send: async () => {
      throw new ApiError({ url: '', method: 'POST', status: 503 });
    },
  },
  play: press,
};
/** The address was changed or deleted elsewhere. */
export const Conflict: Story = {
  args: {
    start: { ...filled, title: 'کارخانهٔ نساجی، در جنوبی', accessNote: '' },
    send: failing(409, 'conflict'),
    current: addresses[0],
  },
  play: press,
};
export const NoPermission: Story = { args: { start: filled, send: failing(403, 'forbidden') }, play: press };
export const Sending: Story = {
  args: { start: filled, send: () => new Promise(() => undefined) },
  play: press,
};
/** The fields hold the parts of a pasted line, marked. */
export const Pasted: Story = {
  args: {
    start: filled,
    line: {
      ...line,
      text: 'کرج، شهرک صنعتی سیمین‌دشت، خیابان چهارم غربی، پلاک ۲۷، ک پ ۳۱۷۶۸۵۴۱۳۹',
      taken: {
        cityId: 'city-karaj',
        plaque: '۲۷',
        postalCode: '3176854139',
        addressText: filled.addressText,
      },
    },
  },
};
export const UnusualPostalCode: Story = { args: { start: { ...filled, postalCode: '0176854139' } } };
/** Says how many digits are missing, before it is refused. */
export const MissingDigits: Story = {
  args: { start: { ...filled, postalCode: '335198631', receiverPhone: '0935118709' } },
};
export const Loading: Story = {
  args: { lists: { ...lists, cityId: { state: 'loading' }, urbanAreaId: { state: 'closed' } } },
};
export const PlacesFailed: Story = {
  args: {
    lists: { ...lists, cityId: { state: 'failed', onRetry: nothing }, urbanAreaId: { state: 'closed' } },
  },
};
