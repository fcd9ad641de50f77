import { toPersianDigits } from '@bazaar/domain/persian';
import { Button } from '@bazaar/ui/button';
import { AccountHead, AddSign } from '@bazaar/ui/patterns/account-page';
import { addressTexts as texts } from '@/translations/addresses';

export interface AddressesHeadProps {
  /** Undefined while it is unknown. */
  readonly count: number | undefined;
  /** Title of the default address. */
  readonly selected: string | undefined;
  onAdd(): void;
}

export function AddressesHead({ count, selected, onAdd }: AddressesHeadProps) {
  const parts = [
    count ? texts.count(toPersianDigits(count)) : undefined,
    selected === undefined ? undefined : texts.defaultNamed(selected),
  ];
  return (
    <AccountHead
      title={texts.title}
      note={<span role="status">{parts.filter((part) => part !== undefined).join('؛ ')}</span>}
      action={
        <Button tone="primary" onClick={onAdd}>
          <AddSign />
          {texts.add}
        </Button>
      }
    />
  );
}
