import 'server-only';
import type { Metadata } from 'next';
import type { FAQPage, WithContext } from 'schema-dts';
import { breadcrumbJsonLd } from '@/entities/category/breadcrumb';
import { MissingNotice } from '@/lib/data/missing-notice';
import { valueOr } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { siteSettings } from '@/lib/settings/site-settings';
import { JsonLd } from '@/lib/site/json-ld';
import { pageMetadata } from '@/lib/site/page-metadata';
import { faqMessages as texts } from '@/translations/faq';
import { FaqIsland } from './faq-island';
import { type FaqAddress, findInGroups, type QuestionGroup, toSearchState } from './faq-model';
import { FaqView } from './faq-view';
import { loadFaq } from './load-faq';

/** R06: reads the questions and renders them, narrowed by the term of the address. */
export async function FaqScreen({ address }: { readonly address: FaqAddress }) {
  const { groups, top } = await loadFaq();
  const list = valueOr(groups, []);
  const found = findInGroups(list, address);
  const crumbs = [{ label: texts.home, href: paths.home }, { label: texts.title }];
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, paths.faq)} />
      {list.length > 0 && found === undefined ? <JsonLd data={faqJsonLd(list)} /> : null}
      <MissingNotice />
      <FaqView
        groups={groups}
        top={top}
        term={address.term}
        found={found}
        crumbs={crumbs}
        siteUrl={siteSettings().SITE_URL}
        island={<FaqIsland start={toSearchState(address.term, found)} />}
      />
    </>
  );
}

/** Returns the metadata. A search is not a page of its own. */
export function faqMetadata({ term }: FaqAddress): Metadata {
  return pageMetadata({
    path: paths.faq,
    title: texts.title,
    description: texts.description,
    isHidden: term !== '',
  });
}

function faqJsonLd(groups: readonly QuestionGroup[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'fa',
    url: new URL(paths.faq, siteSettings().SITE_URL).href,
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ question, answerHtml }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: answerHtml },
      })),
    ),
  };
}
