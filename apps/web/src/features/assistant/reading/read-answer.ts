import 'server-only';
import type { AssistantAddress } from '@bazaar/domain/assistant-answers';
import { criticalData } from '@/lib/data/critical-data';
import { type AssistantResults, readResults } from './read-results';
import { type ReadUnderstanding, readUnderstanding } from './read-understanding';

/** What a sentence became, and what the catalogue has of it. */
export interface AssistantAnswer extends ReadUnderstanding {
  /** Absent without a category. */
  readonly results: AssistantResults | undefined;
}

export type AnswerResult =
  | { readonly state: 'ready'; readonly value: AssistantAnswer }
  | { readonly state: 'failed' };

/**
 * Understands a sentence and reads its results, in a last round of reads: products, suppliers, and one for each preference.
 * @param most rows shown
 */
export async function readAnswer(address: AssistantAddress, most: number): Promise<AnswerResult> {
  const read = await criticalData(readUnderstanding(address));
  if (read.state !== 'ready') return { state: 'failed' };
  const { category, propertiesById: properties } = read.value;
  const results = category === undefined ? undefined : await readResults({ ...read.value, properties, most });
  return { state: 'ready', value: { ...read.value, results } };
}
