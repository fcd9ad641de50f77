import { Button } from '@bazaar/ui/button';
import { AddressCard, AddressGrid } from '@bazaar/ui/patterns/address-card';
import { addressTexts as texts } from '@/translations/addresses';
import type { AddressCommands, AddressItem } from './address-items';

/** Renders the addresses, the default one first. */
export function AddressCards({
  items,
  ...commands
}: AddressCommands & { readonly items: readonly AddressItem[] }) {
  return (
    <AddressGrid label={texts.title}>
      {items.map((item) => (
        <OneAddress key={item.id} item={item} {...commands} />
      ))}
    </AddressGrid>
  );
}

function OneAddress({ item, onEdit, onSelect, onRemove }: AddressCommands & { readonly item: AddressItem }) {
  const { id, title, isSelected, stays } = item;
  return (
    <AddressCard
      id={`card-${id}`}
      title={title}
      address={item.line}
      postalCode={item.postalCode}
      receiver={item.receiverName}
      phone={item.receiverPhone}
      access={item.accessNote}
      mark={isSelected ? texts.isDefault : undefined}
      texts={texts}
      actions={
        <>
          {isSelected ? null : (
            <Button tone="text" aria-label={texts.makeDefaultOf(title)} onClick={() => onSelect(id)}>
              {texts.makeDefault}
            </Button>
          )}
          <Button tone="text" aria-label={texts.editOf(title)} onClick={() => onEdit(id)}>
            {texts.edit}
          </Button>
        </>
      }
      remove={
        <Button tone="danger" aria-label={texts.removeOf(title)} onClick={() => onRemove(id)}>
          {texts.remove}
        </Button>
      }
      storedReason={stays}
    />
  );
}
