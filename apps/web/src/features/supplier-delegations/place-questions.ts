import type { CheckFormProps } from '@bazaar/ui/patterns/delegation-list';
import { delegationMessages as texts } from '@/translations/supplier-delegations';
import type { Geography } from './delegation-items';
import type { DelegationsAddress } from './delegations-address';

interface Requested {
  readonly address: DelegationsAddress;
  readonly geography: Geography;
}

/** Returns the choice of a province and, once it is known directly or by its city, of its cities. Provinces without a city are left out. */
export function placeQuestions({ address, geography }: Requested): Pick<CheckFormProps, 'province' | 'city'> {
  const { states, cities } = geography;
  const chosen = cities.find(({ id }) => id === address.cityId);
  const stateId = chosen?.parentId ?? address.stateId;
  const provinces = states.filter(({ id }) => cities.some(({ parentId }) => parentId === id));
  const own = cities.filter(({ parentId }) => parentId === stateId);
  const province = {
    label: texts.province,
    placeholder: texts.provincePlaceholder,
    submit: texts.showCities,
    options: provinces,
    chosenId: own.length > 0 ? stateId : undefined,
  };
  if (own.length === 0) return { province };
  const city = {
    label: texts.city,
    placeholder: texts.placeholder,
    submit: texts.ask,
    options: own,
    chosenId: chosen?.id,
  };
  return { province, city };
}
