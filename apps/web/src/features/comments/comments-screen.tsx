'use client';

import { useListPages } from '@bazaar/api/hooks/pages';
import { type CommentsFilter, parseCommentsFilter } from '@bazaar/domain/comments/comments-filter';
import { countPhrase } from '@bazaar/domain/persian';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { AccountHead, AccountStack } from '@bazaar/ui/patterns/account-page';
import { commentsIcon, filteredAwayIcon } from '@bazaar/ui/patterns/empty-icons';
import { Skeleton } from '@bazaar/ui/skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { SharedQueries } from '@/lib/data/shared-queries';
import { accountPaths } from '@/lib/navigation/account-paths';
import { paths } from '@/lib/navigation/paths';
import { useHereLinks } from '@/lib/navigation/use-here-links';
import { goToLogin } from '@/lib/session/go-to-login';
import { commentsTexts as texts } from '@/translations/comments';
import { CommentsPages, PAGES_AT_ONCE } from './comments-pages';
import { commentsHref } from './comments-place';
import { CommentsTools } from './comments-tools';
import { PageSection } from './page-section';

/** P06: my comments by page, what was answered, and the answer to it. All data is one person's: it is read in the browser. */
export function CommentsScreen() {
  return (
    <SharedQueries>
      <Comments />
    </SharedQueries>
  );
}

function Comments() {
  const filter = parseCommentsFilter(useSearchParams());
  const { term, state, pageNumber } = filter;
  const query = useListPages(
    {
      commentedByMe: true,
      ...(term === '' ? {} : { term }),
      ...(state === 'all' ? {} : { commentStatus: state }),
      pageNumber,
      pageSize: PAGES_AT_ONCE,
    },
    { query: { staleTime: 0, placeholderData: keepPreviousData } },
  );
  const isRefused = query.error?.status === 401;
  useEffect(() => {
    if (isRefused) goToLogin();
  }, [isRefused]);
  useHereLinks();
  const { data } = query;
  const isWhole = term === '' && state === 'all';
  // The earlier search may have found none: the field it was typed in stays until more is known.
  const isNone = isWhole && data?.totalCount === 0 && !query.isPlaceholderData;
  const go = (change: Partial<CommentsFilter>) =>
    history.pushState(null, '', commentsHref({ ...filter, pageNumber: 1, ...change }));
  const count = data === undefined ? '' : texts.count(countPhrase(data.totalCount, texts.page));
  return (
    <AccountStack>
      <AccountHead
        title={texts.title}
        note={<span role="status">{data === undefined || data.totalCount === 0 ? '' : count}</span>}
        action={null}
      />
      {isNone ? null : <CommentsTools filter={filter} onFilter={go} />}
      {data === undefined ? (
        query.isError ? (
          <ErrorPanel
            title={texts.failed}
            action={<Button onClick={() => void query.refetch()}>{texts.retry}</Button>}
          />
        ) : (
          <AccountStack busyLabel={texts.loading}>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </AccountStack>
        )
      ) : data.items.length === 0 ? (
        <Nothing isWhole={isNone} />
      ) : (
        data.items.map((page) => <PageSection key={page.id} page={page} state={state} />)
      )}
      {data === undefined ? null : <CommentsPages filter={filter} list={data} />}
    </AccountStack>
  );
}

function Nothing({ isWhole }: { readonly isWhole: boolean }) {
  if (isWhole) {
    const read = <ButtonLink href={paths.knowledge}>{texts.toContents}</ButtonLink>;
    return <EmptyPanel icon={commentsIcon} title={texts.empty} detail={texts.emptyDetail} action={read} />;
  }
  const clear = <ButtonLink href={accountPaths.comments}>{texts.clear}</ButtonLink>;
  return <EmptyPanel icon={filteredAwayIcon} title={texts.nothingFound} action={clear} />;
}
