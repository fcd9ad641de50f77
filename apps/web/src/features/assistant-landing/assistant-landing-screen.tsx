import 'server-only';
import type { Page } from '@bazaar/api/model';
import { getPageByName } from '@bazaar/api/pages';
import type { Metadata } from 'next';
import { cache } from 'react';
import { breadcrumbJsonLd } from '@/entities/category/breadcrumb';
import { load } from '@/lib/data/load';
import type { QueryResult } from '@/lib/data/query-result';
import { safeArticle } from '@/lib/html/safe-article';
import { paths } from '@/lib/navigation/paths';
import { JsonLd } from '@/lib/site/json-ld';
import { loadErrorMetadata } from '@/lib/site/load-error-metadata';
import { pageMetadata } from '@/lib/site/page-metadata';
import { assistantLandingMessages as texts } from '@/translations/assistant-landing';
import { AssistantLandingView } from './assistant-landing-view';

const NAME = 'openai';

/** Loads the page of the site that tells of the assistant. */
export const loadAssistantLanding = cache(() =>
  load('record', [`page:${NAME}`], (request) => getPageByName({ name: NAME }, request)),
);

/** R05: renders the landing page of the assistant. */
export function AssistantLandingScreen({ page }: { readonly page: Page }) {
  const crumbs = [{ label: texts.home, href: paths.home }, { label: page.title }];
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, paths.assistant)} />
      <AssistantLandingView
        crumbs={crumbs}
        title={page.title}
        {...(page.summary === undefined ? {} : { lead: page.summary })}
        html={safeArticle(page.bodyHtml, texts.table).html}
      />
    </>
  );
}

/** Returns the metadata of the landing page. The assistant itself is the canonical page. */
export function assistantLandingMetadata(result: QueryResult<Page>): Metadata {
  // Without the page the address leads on to the assistant.
  if (result.state !== 'ready') return result.state === 'failed' ? loadErrorMetadata(result) : {};
  const { title, seo, summary } = result.value;
  return pageMetadata({
    path: paths.assistant,
    title: seo.title || title,
    description: seo.description || summary || title,
  });
}
