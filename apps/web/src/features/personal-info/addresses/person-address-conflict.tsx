import type { PersonAddress } from '@bazaar/api/model';
import { useWatch } from 'react-hook-form';
import { addressDifferences } from '@/entities/address/address-differences';
import { ChangedElsewhere } from '@/lib/forms/changed-elsewhere';
import type { SiteForm } from '@/lib/forms/use-site-form';
import { personalInfoTexts } from '@/translations/personal-info';
import { placeTexts } from '@/translations/places';
import { type AddressValues, addressValues } from './address-values';

const texts = personalInfoTexts.addressForm;
const LABELS = {
  kind: texts.kind,
  title: texts.addressTitle,
  stateId: placeTexts.state,
  cityId: placeTexts.city,
  urbanAreaId: placeTexts.urbanArea,
  addressText: texts.addressText,
  postalCode: placeTexts.postalCode,
  phone: texts.phone,
  isPrimary: personalInfoTexts.addresses.primary,
};

export interface PersonAddressConflictProps<Output> {
  readonly form: SiteForm<AddressValues, Output>;
  readonly current: PersonAddress;
  onTake(): void;
}

/** Binds the stored address to what the form holds otherwise. */
export function PersonAddressConflict<Output>({ form, current, onTake }: PersonAddressConflictProps<Output>) {
  const typed = useWatch({ control: form.control }) as AddressValues;
  const words = (field: string, value: string | boolean) => {
    if (field === 'kind') return personalInfoTexts.addresses.kinds[current.kind];
    return field === 'isPrimary' ? texts.yesNo[value === true ? 'yes' : 'no'] : undefined;
  };
  const stored = addressValues(current, []);
  return (
    <ChangedElsewhere
      id={`${form.id}-changed`}
      differences={addressDifferences(typed, stored, LABELS, current, words)}
      onTake={onTake}
    />
  );
}
