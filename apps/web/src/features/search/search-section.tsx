import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { Link } from '@bazaar/ui/link';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { nothingFoundIcon } from '@bazaar/ui/patterns/empty-icons';
import { PaginationBar } from '@bazaar/ui/patterns/pagination-bar';
import { ResultSection } from '@bazaar/ui/patterns/search-results';
import type { ReactNode } from 'react';
import { retryTexts } from '@/translations/retry';
import { searchMessages as texts } from '@/translations/search';
import type { SearchKind } from './search-address';
import type { SearchPart } from './search-part';

interface SearchSectionProps<Item> {
  readonly kind: SearchKind;
  readonly part: SearchPart<Item>;
  readonly retryHref: string;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** Renders the results of one kind, with its own error and empty state. */
export function SearchSection<Item>({ kind, part, retryHref, children }: SearchSectionProps<Item>) {
  const more = part.state === 'ready' ? part.more : undefined;
  const link = more ? (
    <Link href={more.href} size={13} touch>
      {more.label}
    </Link>
  ) : undefined;
  return (
    <ResultSection title={texts[kind]} link={link}>
      <Card bleed>
        {part.state === 'failed' ? (
          <ErrorPanel
            title={texts.failed}
            detail={texts.failedDetail}
            action={
              <ButtonLink aria-label={retryTexts.of(texts[kind])} href={retryHref}>
                {texts.retry}
              </ButtonLink>
            }
          />
        ) : part.items.length === 0 ? (
          <EmptyPanel icon={nothingFoundIcon} title={texts.none[kind]} />
        ) : (
          <>
            {children(part.items)}
            {part.pages ? <PaginationBar {...part.pages} /> : null}
          </>
        )}
      </Card>
    </ResultSection>
  );
}
