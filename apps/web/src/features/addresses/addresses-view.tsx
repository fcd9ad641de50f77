import { Banner } from '@bazaar/ui/banner';
import { Button } from '@bazaar/ui/button';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { AccountStack } from '@bazaar/ui/patterns/account-page';
import { addressesIcon } from '@bazaar/ui/patterns/empty-icons';
import { Skeleton } from '@bazaar/ui/skeleton';
import type { ReactNode } from 'react';
import { addressTexts as texts } from '@/translations/addresses';
import { AddressCards } from './address-cards';
import type { AddressCommands, AddressItem } from './address-items';
import { AddressesHead } from './addresses-head';

export type AddressesViewProps = {
  onAdd(): void;
  /** Opens the unsent form on this device. */
  readonly unfinished?: (() => void) | undefined;
  /** The open form. */
  readonly editor?: ReactNode;
} & (
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; onRetry(): void }
  | ({ readonly state: 'ready'; readonly items: readonly AddressItem[] } & AddressCommands)
);

/** P05. Renders a person's delivery addresses, one of them the default. */
export function AddressesView(props: AddressesViewProps) {
  const count = props.state === 'ready' ? props.items.length : undefined;
  return (
    <AccountStack>
      <AddressesHead count={count} selected={selectedTitle(props)} onAdd={props.onAdd} />
      {props.unfinished ? (
        <Banner
          status="info"
          title={texts.unfinished}
          action={
            <Button tone="text" onClick={props.unfinished}>
              {texts.resume}
            </Button>
          }
        >
          {texts.unfinishedDetail}
        </Banner>
      ) : null}
      <Addresses {...props} />
      {props.editor}
    </AccountStack>
  );
}

function Addresses(props: AddressesViewProps) {
  if (props.state === 'loading') {
    return (
      <AccountStack busyLabel={texts.loading}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </AccountStack>
    );
  }
  if (props.state === 'failed') {
    return (
      <ErrorPanel title={texts.failed} action={<Button onClick={props.onRetry}>{texts.retry}</Button>} />
    );
  }
  if (props.items.length === 0) {
    return (
      <EmptyPanel
        icon={addressesIcon}
        title={texts.empty}
        detail={texts.emptyDetail}
        action={
          <Button tone="primary" onClick={props.onAdd}>
            {texts.add}
          </Button>
        }
      />
    );
  }
  return <AddressCards {...props} />;
}

function selectedTitle(props: AddressesViewProps): string | undefined {
  return props.state === 'ready' ? props.items.find(({ isSelected }) => isSelected)?.title : undefined;
}
