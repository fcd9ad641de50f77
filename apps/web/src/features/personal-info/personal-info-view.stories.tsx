import { ApiError } from '@bazaar/api/api-error';
import { getGetCustomerProfileUrl } from '@bazaar/api/customers';
import type { Customer } from '@bazaar/api/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressForm } from './addresses/address-form';
import { AddressesView, type AddressesViewProps } from './addresses/addresses-view';
import { ConflictView } from './conflict/conflict-view';
import { LogoutView } from './head/logout-view';
import { ReturnBanner } from './head/return-banner';
import { addresses, company, lists, longNamed, noLists, person, places } from './personal-info.fixtures';
import { PersonalInfoView, type PersonalInfoViewProps } from './personal-info-view';
import { PictureHeadView, type PictureHeadViewProps } from './picture/picture-head-view';
import { ProfileForm, type ProfileFormProps } from './profile/profile-form';
import { BuyerForm } from './registration/buyer-form';
import { FirstProfileForm } from './registration/first-profile-form';

const nothing = () => undefined;
const today = '2026-11-22';

const headOf = (profile: Customer, more: Partial<PictureHeadViewProps> = {}) => (
  <PictureHeadView profile={profile} picture={undefined} onChoose={nothing} {...more} />
);
const formOf = (profile: Customer, more: Partial<ProfileFormProps> = {}) => (
  <ProfileForm
    profile={profile}
    today={today}
    lists={lists}
    send={async () => profile}
    onSaved={nothing}
    onReopen={nothing}
    onDiscard={nothing}
    onUnsaved={nothing}
    {...more}
  />
);
const addressesOf = (more: Partial<AddressesViewProps> = {}) => (
  <AddressesView
    list={{ state: 'ready', addresses }}
    onAdd={nothing}
    onEdit={nothing}
    onRemove={nothing}
    {...more}
  />
);
const logout = <LogoutView isLeaving={false} onLogout={nothing} />;

const ready = (profile: Customer) =>
  ({
    state: 'ready',
    head: headOf(profile),
    form: formOf(profile),
    addresses: addressesOf(),
    logout,
  }) as const;

const problem = (status: number, code: string, more: object = {}) =>
  new ApiError({
    url: getGetCustomerProfileUrl(),
    method: 'PUT',
    status,
    problem: { type: 'about:blank', title: '', status, code, traceId: '4f1c', ...more },
  });
const failing = (error: Error) => async (): Promise<Customer> => Promise.reject(error);
/** Submits the form. */
const save = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) =>
  canvasElement.querySelector<HTMLElement>('button[type=submit]')?.click();

const meta: Meta<PersonalInfoViewProps> = {
  title: 'Screens/Account/Personal information',
  component: PersonalInfoView,
  args: ready(company),
  decorators: [
    (Story) => {
      localStorage.clear();
      return <Story />;
    },
  ],
};
export default meta;
type Story = StoryObj<PersonalInfoViewProps>;

export const Ready: Story = {};
export const Playground: Story = {};
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { name: 'Error', args: { state: 'failed', traceId: '4f1c', onRetry: nothing } };
/** A person with only a name, and without an address. */
export const Empty: Story = {
  args: { ...ready(person), addresses: addressesOf({ list: { state: 'ready', addresses: [] } }) },
};
/** Sent here by a request that needs a complete profile, and now complete. */
export const CameFromRequest: Story = {
  args: {
    ...ready(company),
    returnBanner: <ReturnBanner profile={company} search="?redirectPath=/profile/directorder/edit/tr-1" />,
  },
};
export const LongText: Story = { args: ready(longNamed) };
export const FirstStep: Story = {
  args: {
    state: 'new',
    step: 'buyer',
    form: (
      <BuyerForm
        phoneNumber="09120000002"
        send={async () => undefined}
        onRegistered={nothing}
        onUnsaved={nothing}
      />
    ),
  },
};
export const SecondStep: Story = {
  args: {
    state: 'new',
    step: 'profile',
    form: (
      <FirstProfileForm
        registered={{ firstName: 'سارا', lastName: 'کریمی' }}
        today={today}
        lists={lists}
        send={async () => person}
        onSaved={nothing}
        onLater={nothing}
        onUnsaved={nothing}
      />
    ),
  },
};
export const Refused: Story = {
  args: {
    ...ready(person),
    form: formOf({ ...person, nationalCode: '0012345678', email: 'x' }),
  },
  play: save,
};
export const Sending: Story = {
  args: { ...ready(company), form: formOf(company, { send: () => new Promise(nothing) }) },
  play: save,
};
export const ServiceDown: Story = {
  args: { ...ready(company), form: formOf(company, { send: failing(problem(503, 'server')) }) },
  play: save,
};
export const NoPermission: Story = {
  args: { ...ready(company), form: formOf(company, { send: failing(problem(403, 'forbidden')) }) },
  play: save,
};
export const Conflict: Story = {
  args: {
    ...ready(company),
    form: (
      <ConflictView
        id="profile-conflict"
        differences={[
          { path: 'firstName', mine: 'نویدرضا', stored: 'نوید', proposed: 'mine' },
          {
            path: 'email',
            mine: 'buyer@bazaar.example',
            stored: 'other@bazaar.example',
            proposed: 'stored',
          },
          { path: 'birthDate', mine: '', stored: '1985-04-13', proposed: 'stored' },
          { path: 'company.nationalId', mine: '14000000003', stored: '14000000004', proposed: 'mine' },
        ]}
        titles={new Map()}
        onApply={nothing}
      />
    ),
  },
};
export const ListsFailed: Story = { args: { ...ready(company), form: formOf(company, { lists: noLists }) } };
export const Confirmed: Story = {
  args: { ...ready(company), form: formOf(company, { confirmedName: 'بازرگانی نمونه' }) },
};
export const PictureRefused: Story = {
  args: { ...ready(company), head: headOf(company, { refusal: 'dimensions' }) },
};
export const AddressesLoading: Story = {
  args: { ...ready(company), addresses: addressesOf({ list: { state: 'loading' } }) },
};
export const AddressesFailed: Story = {
  args: { ...ready(company), addresses: addressesOf({ list: { state: 'failed', onRetry: nothing } }) },
};
export const AddressOpen: Story = {
  args: {
    ...ready(company),
    addresses: addressesOf({
      form: (
        <AddressForm
          address={addresses[0]}
          others={addresses}
          usePlaces={() => places}
          send={async () => Promise.reject(problem(503, 'server'))}
          onSaved={nothing}
          onCancel={nothing}
          onReopen={nothing}
          onUnsaved={nothing}
        />
      ),
    }),
  },
};
export const Leaving: Story = {
  args: { ...ready(person), logout: <LogoutView isLeaving onLogout={nothing} /> },
};
