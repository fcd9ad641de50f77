import { Button } from '@bazaar/ui/button';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { Panel } from '@bazaar/ui/panel';
import { Skeleton } from '@bazaar/ui/skeleton';
import type { ReactNode } from 'react';
import { missingMessages } from '@/translations/missing';
import { retryTexts } from '@/translations/retry';

export interface PanelQuery<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  refetch(): unknown;
}

export interface ReadBodyProps<Data> {
  readonly texts: { readonly loading: string; readonly failed: string };
  readonly query: PanelQuery<Data>;
  readonly children: (data: Data) => ReactNode;
}

export interface ReadPanelProps<Data> extends ReadBodyProps<Data> {
  readonly id: string;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** Content without padding, such as a table. */
  readonly isFlush?: boolean;
}

/** A panel of a page and its own read: one that fails leaves the others as they are. */
export function ReadPanel<Data>({ id, title, note, isFlush = false, ...body }: ReadPanelProps<Data>) {
  return (
    <Panel id={id} title={title} note={note} isFlush={isFlush && body.query.data !== undefined}>
      <ReadBody {...body} />
    </Panel>
  );
}

/** What was read, why it was not, or its outline. */
export function ReadBody<Data>({ texts, query: { data, isError, refetch }, children }: ReadBodyProps<Data>) {
  if (data !== undefined) return children(data);
  if (isError)
    return (
      <ErrorPanel
        title={texts.failed}
        action={
          <Button aria-label={retryTexts.of(texts.failed)} onClick={() => void refetch()}>
            {missingMessages.retry}
          </Button>
        }
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
