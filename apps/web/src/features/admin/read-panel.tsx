import { Button } from '@bazaar/ui/button';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { Panel } from '@bazaar/ui/panel';
import { WalletPanel } from '@bazaar/ui/patterns/wallet';
import { Skeleton } from '@bazaar/ui/skeleton';
import type { ReactNode } from 'react';
import { adminTexts } from '@/translations/admin';

export interface ReadPanelProps<Data> {
  readonly id: string;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly texts: { readonly loading: string; readonly failed: string };
  readonly query: { readonly data: Data | undefined; readonly isError: boolean; refetch(): unknown };
  /** Content without padding, such as a table. */
  readonly isFlush?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** A panel of the administrator's page and its own read: one that fails leaves the others as they are. */
export function ReadPanel<Data>({ id, title, note, texts, query, isFlush, children }: ReadPanelProps<Data>) {
  const { data, isError, refetch } = query;
  const isReady = data !== undefined;
  return (
    <WalletPanel>
      <Panel id={id} title={title} note={note} isFlush={isFlush && isReady}>
        {isReady ? children(data) : null}
        {!isReady && isError ? (
          <ErrorPanel
            title={texts.failed}
            action={<Button onClick={() => void refetch()}>{adminTexts.retry}</Button>}
          />
        ) : null}
        {!isReady && !isError ? (
          <div aria-busy="true">
            <span role="status" className="sr">
              {texts.loading}
            </span>
            <Skeleton shape="block" />
          </div>
        ) : null}
      </Panel>
    </WalletPanel>
  );
}
