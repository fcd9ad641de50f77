import type { DeliveryAddress } from '@bazaar/api/model';
import { toPersianDigits } from '@bazaar/domain/persian';
import { groupDigits } from '@/lib/forms/typed-digits';
import { addressTexts as texts } from '@/translations/addresses';

/** An address as its card shows it. */
export interface AddressItem {
  readonly id: string;
  readonly title: string;
  /** Province, city, street, plaque and unit in one line. */
  readonly line: string;
  readonly postalCode: string;
  readonly receiverName: string;
  readonly receiverPhone: string;
  readonly accessNote: string | undefined;
  readonly isSelected: boolean;
  /** Why it cannot be deleted. */
  readonly stays: string | undefined;
}

export function addressItems(addresses: readonly DeliveryAddress[]): readonly AddressItem[] {
  return addresses.map((address) => {
    const { id, title, receiverName, accessNote, isSelected } = address;
    return {
      id,
      title,
      line: lineOf(address),
      postalCode: toPersianDigits(groupDigits(address.postalCode, [5, 5]).replace(' ', '-')),
      receiverName,
      receiverPhone: toPersianDigits(groupDigits(address.receiverPhone, [4, 3, 4])),
      accessNote: accessNote === '' ? undefined : accessNote,
      isSelected,
      stays: isSelected ? (addresses.length === 1 ? texts.lastStays : texts.defaultStays) : undefined,
    };
  });
}

function lineOf(address: DeliveryAddress): string {
  const { stateName, cityName, urbanAreaName, addressText, plaque, unit } = address;
  return [
    stateName,
    cityName,
    urbanAreaName,
    addressText,
    plaque ? texts.plaque(plaque) : undefined,
    unit ? texts.unit(unit) : undefined,
  ]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => toPersianDigits(part ?? ''))
    .join('، ');
}

/** Commands on one address. */
export interface AddressCommands {
  onEdit(id: string): void;
  onSelect(id: string): void;
  onRemove(id: string): void;
}
