import 'server-only';
import type { Page } from '@bazaar/api/model';
import type { ReactNode } from 'react';
import { articlePath } from '@/entities/article/article-path';
import { breadcrumbJsonLd } from '@/entities/category/breadcrumb';
import { PageComments } from '@/entities/page-comments/page-comments';
import { MissingNotice } from '@/lib/data/missing-notice';
import type { RetrySlot } from '@/lib/data/retry-slot';
import { safeArticle } from '@/lib/html/safe-article';
import { siteSettings } from '@/lib/settings/site-settings';
import { JsonLd } from '@/lib/site/json-ld';
import { articleMessages as texts } from '@/translations/article';
import { articleCrumbs } from './article-crumbs';
import type { ArticleData } from './article-data';
import { articleJsonLd } from './article-json-ld';
import { liveArticle } from './live/live-article';
import { LiveText } from './live/live-text';
import { readAround } from './read-around';
import { ReadingProgress } from './reading-progress';
import { ArticlePageView } from './view/article-page-view';

export interface ArticleScreenProps {
  readonly page: Page;
  /** Like, favourite, note, sharing, printing. */
  readonly actions?: ReactNode;
  readonly retry?: RetrySlot;
  /** As its author sees it before it is published: nobody likes it or comments on it yet. */
  readonly isPreview?: boolean;
}

/** R18, R21, R22: reads what a page shows besides its text and renders it. */
export async function ArticleScreen({ page, actions, retry, isPreview = false }: ArticleScreenProps) {
  const { bodyHtml, surroundings: _inAround, ...rest } = page;
  const { html, parts } = safeArticle(bodyHtml, texts.table);
  const { comments, ...around } = await readAround(page);
  const isOfSite = page.uniquePageName !== undefined;
  const shown = isOfSite ? html : liveArticle(html, around.category);
  const data: ArticleData = { page: rest, html: shown, parts, isPreview, ...around };
  const crumbs = articleCrumbs(data);
  const path = articlePath(page);
  return (
    <>
      {isPreview ? null : <StructuredData data={data} crumbs={crumbs} path={path} />}
      <MissingNotice />
      <ArticlePageView
        data={data}
        crumbs={crumbs}
        actions={actions}
        retry={retry}
        comments={
          isPreview ? undefined : (
            <PageComments
              pageId={page.id}
              pageTitle={page.title}
              path={path}
              allowComments={page.allowComments}
              comments={comments}
            />
          )
        }
      />
      <ReadingProgress minutes={page.readingMinutes} />
      {around.category ? <LiveText category={around.category} /> : null}
    </>
  );
}

function StructuredData({
  data,
  crumbs,
  path,
}: {
  readonly data: ArticleData;
  readonly crumbs: Parameters<typeof breadcrumbJsonLd>[0];
  readonly path: string;
}) {
  const { SITE_NAME, SITE_URL } = siteSettings();
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, path)} />
      <JsonLd data={articleJsonLd(data, { name: SITE_NAME, url: SITE_URL })} />
    </>
  );
}
