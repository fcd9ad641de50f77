import 'server-only';
import type { FaqQuestion } from '@bazaar/api/model';
import type { Metadata } from 'next';
import type { SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts';
import { loadTradeUnits } from '@/entities/category/load-category';
import { toSpans } from '@/entities/category/property-spans';
import { readEnumTexts } from '@/entities/enumeration/enum-reader';
import { failWithoutData } from '@/lib/data/critical-data';
import { MissingNotice } from '@/lib/data/missing-notice';
import { optionalData } from '@/lib/data/optional-data';
import { type QueryResult, ready, valueOr } from '@/lib/data/query-result';
import { safeHtml } from '@/lib/html/safe-html';
import { paths } from '@/lib/navigation/paths';
import { siteSettings } from '@/lib/settings/site-settings';
import { JsonLd } from '@/lib/site/json-ld';
import { pageMetadata } from '@/lib/site/page-metadata';
import { homeMessages as texts } from '@/translations/home';
import { HomeView, initialIds } from './home-view';
import {
  loadAnnouncements,
  loadAreas,
  loadArticles,
  loadConfirmedSuppliers,
  loadNewest,
  loadProperties,
  loadQuestions,
  loadVideos,
} from './load-home';

/** Returns title, description and address of the home page. */
export function homeMetadata(): Metadata {
  const metadata = pageMetadata({ path: paths.home, title: '', description: texts.description });
  return { ...metadata, title: siteSettings().SITE_NAME };
}

/** Reads all bands in parallel and renders each on its own. */
export async function HomeScreen() {
  const [areas, bands, tradeUnits] = await Promise.all([
    loadAreas(),
    readBands(),
    loadTradeUnits(),
    readEnumTexts(),
  ]);
  await failWithoutData(Object.values(bands));
  const openedId = initialIds(areas).at(-1);
  const initialSpans = await firstSpans(areas.some(({ area }) => area === openedId) ? undefined : openedId);
  const { SITE_NAME, SITE_URL } = siteSettings();
  return (
    <>
      <JsonLd data={siteJsonLd(SITE_NAME, SITE_URL)} />
      <MissingNotice />
      <HomeView
        data={{
          siteName: SITE_NAME,
          ...bands,
          areas,
          initialSpans,
          tradeUnits: valueOr(tradeUnits, []),
          nowMs: Date.now(),
        }}
      />
    </>
  );
}

async function readBands() {
  const [announcements, newest, suppliers, articles, videos, questions] = await Promise.all([
    optionalData(loadAnnouncements()),
    optionalData(loadNewest()),
    optionalData(loadConfirmedSuppliers()),
    optionalData(loadArticles()),
    optionalData(loadVideos()),
    optionalData(loadQuestions()),
  ]);
  return { announcements, newest, suppliers, articles, videos, questions: withSafeAnswers(questions) };
}

function withSafeAnswers(questions: QueryResult<FaqQuestion[]>): QueryResult<FaqQuestion[]> {
  if (questions.state !== 'ready') return questions;
  return ready(
    questions.value.map((question) => ({ ...question, answerHtml: safeHtml(question.answerHtml) })),
  );
}

async function firstSpans(categoryId: string | undefined) {
  if (categoryId === undefined) return {};
  return { [categoryId]: toSpans(valueOr(await loadProperties(categoryId), [])) };
}

function siteJsonLd(name: string, url: string): WithContext<WebSite> {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${new URL(paths.search, url).href}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url,
    inLanguage: 'fa',
    potentialAction: search,
  };
}
