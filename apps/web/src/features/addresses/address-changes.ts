import type { DeliveryAddress } from '@bazaar/api/model';
import { addressDifferences } from '@/entities/address/address-differences';
import { addressTexts as texts } from '@/translations/addresses';
import { placeTexts } from '@/translations/places';
import { type AddressValues, addressValues } from './address-values';

const LABELS = {
  title: texts.addressTitle,
  stateId: placeTexts.state,
  cityId: placeTexts.city,
  urbanAreaId: placeTexts.urbanArea,
  addressText: texts.addressText,
  plaque: texts.plaqueLabel,
  unit: texts.unitLabel,
  postalCode: placeTexts.postalCode,
  receiverName: texts.receiverName,
  receiverPhone: texts.receiverPhone,
  accessNote: texts.accessNote,
};

/** Returns what the stored address holds otherwise than the form. */
export function deliveryDifferences(typed: AddressValues, current: DeliveryAddress) {
  return addressDifferences(typed, addressValues(current, ''), LABELS, current);
}
