import { Button } from '@bazaar/ui/button';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { Panel } from '@bazaar/ui/panel';
import { Skeleton } from '@bazaar/ui/skeleton';
import type { ReactNode } from 'react';
import { accountHomeTexts } from '@/translations/account-home';

export interface HomePanelProps<Data> {
  readonly id: string;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly texts: { readonly loading: string; readonly failed: string };
  readonly query: PanelQuery<Data>;
  /** Content without padding, such as a table. */
  readonly isFlush?: boolean;
  readonly children: (data: Data) => ReactNode;
}

export interface PanelQuery<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  refetch(): unknown;
}

/** A panel of the home and its own read: one that fails leaves the others as they are. */
export function HomePanel<Data>({ id, title, note, texts, query, isFlush, children }: HomePanelProps<Data>) {
  const { data, isError, refetch } = query;
  const isReady = data !== undefined;
  return (
    <Panel id={id} title={title} note={note} isFlush={isFlush && isReady}>
      {isReady ? children(data) : null}
      {!isReady && isError ? (
        <ErrorPanel
          title={texts.failed}
          action={<Button onClick={() => void refetch()}>{accountHomeTexts.retry}</Button>}
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
  );
}
