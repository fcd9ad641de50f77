import { formatDate } from '@bazaar/domain/dates';
import { countPhrase, formatNumber } from '@bazaar/domain/persian';
import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { ArticleView, LabelLinks } from '@bazaar/ui/patterns/article-page';
import { AuthorLine } from '@bazaar/ui/patterns/author-line';
import { contentsIcon } from '@bazaar/ui/patterns/empty-icons';
import { Text } from '@bazaar/ui/text';
import { DateText } from '@bazaar/ui/time-text';
import { TrustLine } from '@bazaar/ui/trust-line';
import type { ReactNode } from 'react';
import { toSupplierView } from '@/entities/supplier/supplier-view';
import type { RetrySlot } from '@/lib/data/retry-slot';
import { paths } from '@/lib/navigation/paths';
import { articleMessages as texts } from '@/translations/article';
import { articleReadingMessages } from '@/translations/article-reading';
import type { ArticleData } from '../article-data';
import { ArticleAside, hasAside } from './article-aside';

/** Fewest parts for a list of contents. */
const FEWEST_PARTS = 3;

export interface ArticlePageViewProps {
  readonly data: ArticleData;
  readonly crumbs: readonly Crumb[];
  /** Like, favourite, note, sharing, printing. */
  readonly actions?: ReactNode;
  /** Retry of a part that could not be read. */
  readonly retry?: RetrySlot;
  /** The comments, where the page has any. */
  readonly comments?: ReactNode;
}

/** R18, R21, R22: renders an article, a supplier's article or a page of the site itself. */
export function ArticlePageView({ data, crumbs, actions, retry, comments }: ArticlePageViewProps) {
  const { page, html, parts, isPreview } = data;
  const isOfSite = page.uniquePageName !== undefined;
  const contents = {
    label: isOfSite ? texts.sitePageContents : texts.contents,
    count: countPhrase(parts.length, texts.part),
    left: articleReadingMessages.minutesLeft(formatNumber(page.readingMinutes)),
    parts,
  };
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      <ArticleView
        title={page.title}
        {...(isPreview ? { notice: { title: texts.states[page.status], text: texts.preview } } : {})}
        {...(page.summary ? { lead: page.summary } : {})}
        facts={<Facts data={data} />}
        byline={isOfSite ? undefined : <Byline data={data} />}
        actions={isPreview ? undefined : actions}
        {...(parts.length >= FEWEST_PARTS ? { contents } : {})}
        html={html}
        empty={<EmptyPanel icon={contentsIcon} title={texts.empty} action={<OneUp crumbs={crumbs} />} />}
        foot={
          page.labels.length > 0 && !isOfSite ? (
            <LabelLinks
              label={texts.labels}
              links={page.labels.map((label) => ({ href: paths.contentLabel(label), label }))}
            />
          ) : undefined
        }
        aside={hasAside(data) ? <ArticleAside data={data} retry={retry} /> : undefined}
        after={comments}
      />
    </>
  );
}

/** Renders the link to what the page belongs to: its kind or its supplier's contents. */
function OneUp({ crumbs }: Pick<ArticlePageViewProps, 'crumbs'>) {
  const { href = paths.home, label } = crumbs.at(-2) ?? { label: texts.home };
  return <ButtonLink href={href}>{label}</ButtonLink>;
}

/** Renders who has written it: a supplier with what they are vouched for, or the editors by their name. */
function Byline({ data: { page, writer } }: Pick<ArticlePageViewProps, 'data'>) {
  if (writer === undefined) return page.authorName ? <Text weight="bold">{page.authorName}</Text> : null;
  const { href, monogram, note, trust } = toSupplierView(writer);
  return (
    <AuthorLine
      href={href}
      monogram={monogram}
      name={page.authorName ?? writer.name}
      detail={
        trust ? (
          <TrustLine>
            {texts.confirmed} {trust}
          </TrustLine>
        ) : (
          note
        )
      }
    />
  );
}

function Facts({ data: { page, html } }: Pick<ArticlePageViewProps, 'data'>) {
  const { contentTypeId, contentTypeTitle, uniquePageName, publishedAt, updatedAt, readingMinutes } = page;
  const minutes = formatNumber(readingMinutes);
  return (
    <>
      {uniquePageName === undefined ? (
        <>
          <a href={paths.contentType(contentTypeId)}>{contentTypeTitle}</a>
          <DateText at={publishedAt}>{formatDate(publishedAt)}</DateText>
        </>
      ) : (
        <DateText at={updatedAt}>{texts.updated(formatDate(updatedAt))}</DateText>
      )}
      {html === '' ? null : <span>{texts.readingTime(minutes)}</span>}
    </>
  );
}
