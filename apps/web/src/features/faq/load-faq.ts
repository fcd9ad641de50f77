import 'server-only';
import { listFaqGroups, listTopFaqQuestions } from '@bazaar/api/faq';
import type { FaqQuestion } from '@bazaar/api/model';
import { cache } from 'react';
import { primaryData } from '@/lib/data/critical-data';
import { load } from '@/lib/data/load';
import { type QueryResult, ready } from '@/lib/data/query-result';
import { safeHtml } from '@/lib/html/safe-html';
import { type QuestionGroup, toQuestionGroups } from './faq-model';

const TOP_SHOWN = 6;

export interface FaqData {
  readonly groups: QueryResult<readonly QuestionGroup[]>;
  readonly top: QueryResult<readonly FaqQuestion[]>;
}

const loadGroups = cache(() =>
  load('category', ['questions'], (request) => listFaqGroups(undefined, request)),
);

const loadTop = cache(() =>
  load('category', ['questions'], (request) => listTopFaqQuestions({ count: TOP_SHOWN }, request)),
);

/** Reads all questions and the most read ones. A search reads nothing more: it looks through the same questions. */
export async function loadFaq(): Promise<FaqData> {
  const [groups, top] = await Promise.all([primaryData(loadGroups()), loadTop()]);
  return {
    groups: groups.state === 'ready' ? ready(toQuestionGroups(groups.value, safeHtml)) : groups,
    top,
  };
}
