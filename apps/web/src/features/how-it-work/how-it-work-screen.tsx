import 'server-only';
import { listTopFaqQuestions } from '@bazaar/api/faq';
import { listMediaVideos } from '@bazaar/api/media-videos';
import { getPageByName } from '@bazaar/api/pages';
import { toPersianDigits } from '@bazaar/domain/persian';
import type { Metadata } from 'next';
import { breadcrumbJsonLd } from '@/entities/category/breadcrumb';
import { videoLink } from '@/entities/video/video-link';
import { load } from '@/lib/data/load';
import { MissingNotice } from '@/lib/data/missing-notice';
import { valueOr } from '@/lib/data/query-result';
import { safeArticle } from '@/lib/html/safe-article';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { JsonLd } from '@/lib/site/json-ld';
import { pageMetadata } from '@/lib/site/page-metadata';
import { howItWorkMessages as texts } from '@/translations/how-it-work';
import { HowItWorkView } from './how-it-work-view';

const NAME = 'how-it-work';
const VIDEOS_SHOWN = 4;
const QUESTIONS_SHOWN = 5;
const POSTER_WIDTH = 640;
const SECONDS_PER_MINUTE = 60;

/** R08: reads the site's own text, videos and questions about it; each may be missing, the steps stand anyway. */
export async function HowItWorkScreen() {
  const [page, videos, questions] = await Promise.all([
    load('record', [`page:${NAME}`], (request) => getPageByName({ name: NAME }, request)),
    load('category', ['newest-videos'], (request) =>
      listMediaVideos({ tag: NAME, pageSize: VIDEOS_SHOWN }, request),
    ),
    load('category', ['questions'], (request) => listTopFaqQuestions({ count: QUESTIONS_SHOWN }, request)),
  ]);
  const crumbs = [{ label: texts.home, href: paths.home }, { label: texts.title }];
  const own = valueOr(page, undefined);
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, paths.howItWork)} />
      <MissingNotice />
      <HowItWorkView
        crumbs={crumbs}
        page={
          own && {
            title: own.title,
            lead: own.summary,
            html: safeArticle(own.bodyHtml, texts.table).html,
          }
        }
        videos={valueOr(videos, { items: [] }).items.map(({ id, title, cover, durationSeconds }) => ({
          id,
          title,
          ...videoLink(id),
          poster: pictureAt(cover, POSTER_WIDTH),
          length: lengthText(durationSeconds),
        }))}
        questions={valueOr(questions, [])}
      />
    </>
  );
}

export function howItWorkMetadata(): Metadata {
  return pageMetadata({ path: paths.howItWork, title: texts.title, description: texts.description });
}

/** Returns «۴:۳۵», in minutes and seconds. */
function lengthText(seconds: number): string {
  const rest = String(seconds % SECONDS_PER_MINUTE).padStart(2, '0');
  return toPersianDigits(`${Math.floor(seconds / SECONDS_PER_MINUTE)}:${rest}`);
}
