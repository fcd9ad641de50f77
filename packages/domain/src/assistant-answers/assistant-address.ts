import { LONGEST_SENTENCE } from '../assistant/words/split-words';
import { type AcceptedProposal, readAccepted, writeAccepted } from './accepted-proposal';

/** Everything an answer of the assistant depends on, as its address has it. */
export interface AssistantAddress {
  readonly sentence: string;
  /** Categories chosen by the visitor; several for «both». Empty while the sentence decides. */
  readonly categoryIds: readonly string[];
  /** Changes of the chips in the form of the rules' `writeEdits`. */
  readonly edits: string;
  /** Proposals of a model the visitor accepted. */
  readonly accepted: readonly AcceptedProposal[];
}

const LONGEST_EDITS = 2000;
const MOST_CATEGORIES = 4;
const MOST_ACCEPTED = 12;
const ID = /^[\w-]{1,64}$/;

/** Parses an address; invalid parts are left out, and a longer sentence is cut. */
export function parseAssistantAddress(params: URLSearchParams): AssistantAddress {
  const ids = (params.get('c') ?? '').split(',').filter((id) => ID.test(id));
  const edits = params.get('e') ?? '';
  return {
    sentence: (params.get('q') ?? '').replace(/\r\n?/g, '\n').trim().slice(0, LONGEST_SENTENCE),
    categoryIds: [...new Set(ids)].slice(0, MOST_CATEGORIES),
    edits: edits.length > LONGEST_EDITS ? '' : edits,
    accepted: params.getAll('m').flatMap(readAccepted).slice(0, MOST_ACCEPTED),
  };
}

/** Returns the one address of an answer; without a sentence the plain page. */
export function assistantHref(
  path: string,
  { sentence, categoryIds, edits, accepted }: AssistantAddress,
): string {
  if (sentence === '') return path;
  const params = new URLSearchParams({ q: sentence });
  if (categoryIds.length > 0) params.set('c', categoryIds.join(','));
  if (edits !== '') params.set('e', edits);
  for (const proposal of accepted) params.append('m', writeAccepted(proposal));
  return `${path}?${params.toString().replace(/%2C/g, ',').replace(/%3A/g, ':').replace(/%7E/g, '~').replace(/%40/g, '@')}`;
}
