import { Badge } from '@bazaar/ui/badge';
import { Button } from '@bazaar/ui/button';
import { Panel } from '@bazaar/ui/panel';
import { AccountStack } from '@bazaar/ui/patterns/account-page';
import { FactList } from '@bazaar/ui/patterns/fact-list';
import { Text } from '@bazaar/ui/text';
import { addressTexts as texts } from '@/translations/addresses';
import type { AddressItem } from './address-items';
import type { AddressCommands } from './addresses-view';

/** The addresses, the default one first. */
export function AddressCards({
  items,
  ...commands
}: AddressCommands & { readonly items: readonly AddressItem[] }) {
  return (
    <AccountStack as="ul">
      {items.map((item) => (
        <li key={item.id}>
          <AddressCard item={item} {...commands} />
        </li>
      ))}
    </AccountStack>
  );
}

function AddressCard({ item, onEdit, onSelect, onRemove }: AddressCommands & { readonly item: AddressItem }) {
  const { id, title, isSelected, stays } = item;
  return (
    <Panel
      as="article"
      id={`address-${id}`}
      title={title}
      note={isSelected ? <Badge tone="info">{texts.isDefault}</Badge> : null}
    >
      <Text as="p">{item.line}</Text>
      <FactList align="start" facts={factsOf(item)} />
      <Button tone="text" aria-label={texts.editOf(title)} onClick={() => onEdit(id)}>
        {texts.edit}
      </Button>
      {isSelected ? null : (
        <Button tone="text" aria-label={texts.makeDefaultOf(title)} onClick={() => onSelect(id)}>
          {texts.makeDefault}
        </Button>
      )}
      {stays === undefined ? (
        <Button tone="text" aria-label={texts.removeOf(title)} onClick={() => onRemove(id)}>
          {texts.remove}
        </Button>
      ) : (
        <Text size={13} tone="muted">
          {stays}
        </Text>
      )}
    </Panel>
  );
}

function factsOf({ postalCode, receiverName, receiverPhone, accessNote }: AddressItem) {
  const receiver = (
    <>
      {receiverName}، <bdi dir="ltr">{receiverPhone}</bdi>
    </>
  );
  return [
    { id: 'postal', label: texts.postalCode, value: <bdi dir="ltr">{postalCode}</bdi> },
    { id: 'receiver', label: texts.receiver, value: receiver },
    ...(accessNote === undefined ? [] : [{ id: 'access', label: texts.access, value: accessNote }]),
  ];
}
