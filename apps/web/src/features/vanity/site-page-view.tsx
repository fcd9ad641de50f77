import type { Page } from '@bazaar/api/model';
import { formatDate } from '@bazaar/domain/dates';
import { formatNumber } from '@bazaar/domain/persian';
import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { ArticlePage } from '@bazaar/ui/patterns/article-page';
import { DateText } from '@bazaar/ui/time-text';
import { paths } from '@/lib/navigation/paths';
import { vanityMessages as texts } from '@/translations/vanity';

/** Fewest parts for a table of contents. */
const FEWEST_PARTS = 3;

export interface SitePageData extends Pick<Page, 'title' | 'summary' | 'updatedAt' | 'readingMinutes'> {
  /** The text, sanitised. */
  readonly html: string;
  readonly parts: readonly { readonly id: string; readonly label: string }[];
}

export interface SitePageViewProps {
  readonly data: SitePageData;
  readonly crumbs: readonly Crumb[];
}

/** Renders a page of the site itself: rules, about, contact. */
export function SitePageView({ data, crumbs }: SitePageViewProps) {
  const { title, summary, updatedAt, readingMinutes, html, parts } = data;
  const home = <ButtonLink href={paths.home}>{texts.home}</ButtonLink>;
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      <ArticlePage
        title={title}
        lead={summary}
        facts={
          <>
            <DateText at={updatedAt}>{texts.updated(formatDate(updatedAt))}</DateText>
            <span>{texts.result(formatNumber(readingMinutes))}</span>
          </>
        }
        {...(parts.length >= FEWEST_PARTS ? { contents: { label: texts.contents, items: parts } } : {})}
        html={html}
        empty={<EmptyPanel title={texts.empty} action={home} />}
      />
    </>
  );
}
