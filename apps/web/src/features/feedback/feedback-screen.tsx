import 'server-only';
import type { Metadata } from 'next';
import { breadcrumbJsonLd } from '@/entities/category/breadcrumb';
import { readEnumTexts } from '@/entities/enumeration/enum-reader';
import { enumTexts } from '@/entities/enumeration/enum-texts';
import { paths } from '@/lib/navigation/paths';
import { JsonLd } from '@/lib/site/json-ld';
import { pageMetadata } from '@/lib/site/page-metadata';
import { feedbackMessages as texts } from '@/translations/feedback';
import { FeedbackIsland } from './feedback-island';
import { FeedbackView } from './feedback-view';

/** R07: reads the names of the kinds and renders the page. The person and what the address fills in are read in the browser. */
export async function FeedbackScreen() {
  await readEnumTexts();
  const crumbs = [{ label: texts.home, href: paths.home }, { label: texts.title }];
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, paths.feedback)} />
      <FeedbackView
        crumbs={crumbs}
        island={<FeedbackIsland names={enumTexts('FeedbackType', texts.names)} />}
      />
    </>
  );
}

export function feedbackMetadata(): Metadata {
  return pageMetadata({ path: paths.feedback, title: texts.title, description: texts.description });
}
