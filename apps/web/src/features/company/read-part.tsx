import { Button } from '@bazaar/ui/button';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { Panel } from '@bazaar/ui/panel';
import { CompanyPart } from '@bazaar/ui/patterns/company-page';
import { Skeleton } from '@bazaar/ui/skeleton';
import type { ReactNode } from 'react';
import { companyTexts } from '@/translations/company';
import { retryTexts } from '@/translations/retry';

export interface ReadPartProps<Data> {
  readonly id: string;
  readonly title: string;
  readonly note?: ReactNode;
  readonly texts: { readonly loading: string; readonly failed: string };
  readonly query: { readonly data: Data | undefined; readonly isError: boolean; refetch(): unknown };
  /** Above the data, whatever became of it: search and order. */
  readonly tools?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Renders a panel with its own read: one that fails leaves the others as they are. */
export function ReadPart<Data>({ id, title, note, texts, query, tools, children }: ReadPartProps<Data>) {
  const { data, isError, refetch } = query;
  return (
    <Panel id={id} title={title} note={note} isFlush>
      {tools}
      {data === undefined ? null : children(data)}
      {data === undefined && isError ? (
        <CompanyPart>
          <ErrorPanel
            title={texts.failed}
            action={
              <Button aria-label={retryTexts.of(title)} onClick={() => void refetch()}>
                {companyTexts.retry}
              </Button>
            }
          />
        </CompanyPart>
      ) : null}
      {data === undefined && !isError ? (
        <CompanyPart isBusy>
          <span role="status" className="sr">
            {texts.loading}
          </span>
          <Skeleton shape="block" />
        </CompanyPart>
      ) : null}
    </Panel>
  );
}
