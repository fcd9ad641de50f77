import { Button } from '@bazaar/ui/button';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { Panel } from '@bazaar/ui/panel';
import { WalletPanel } from '@bazaar/ui/patterns/wallet';
import { Skeleton } from '@bazaar/ui/skeleton';
import type { ReactNode } from 'react';
import { adminTexts } from '@/translations/admin';

export interface ReadBodyProps<Data> {
  readonly texts: { readonly loading: string; readonly failed: string };
  readonly query: { readonly data: Data | undefined; readonly isError: boolean; refetch(): unknown };
  readonly children: (data: Data) => ReactNode;
}

export interface ReadPanelProps<Data> extends ReadBodyProps<Data> {
  readonly id: string;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** Content without padding, such as a table. */
  readonly isFlush?: boolean;
}

/** A panel of the administrator's page and its own read: one that fails leaves the others as they are. */
export function ReadPanel<Data>({ id, title, note, isFlush = false, ...body }: ReadPanelProps<Data>) {
  return (
    <WalletPanel>
      <Panel id={id} title={title} note={note} isFlush={isFlush && body.query.data !== undefined}>
        <ReadBody {...body} />
      </Panel>
    </WalletPanel>
  );
}

/** What was read, why it was not, or its outline. */
export function ReadBody<Data>({ texts, query: { data, isError, refetch }, children }: ReadBodyProps<Data>) {
  if (data !== undefined) return children(data);
  if (isError)
    return (
      <ErrorPanel
        title={texts.failed}
        action={<Button onClick={() => void refetch()}>{adminTexts.retry}</Button>}
      />
    );
  return (
    <div aria-busy="true">
      <span role="status" className="sr">
        {texts.loading}
      </span>
      <Skeleton shape="block" />
    </div>
  );
}
