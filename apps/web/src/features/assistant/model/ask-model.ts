import type { Understanding } from '@bazaar/domain/assistant';
import { type AcceptedProposal, checkProposals, type Offered } from '@bazaar/domain/assistant-answers';
import { modelQuestion, wordsToSend } from './model-question';

export interface ModelService {
  /** Address without `/chat/completions`. */
  readonly url: string;
  readonly key: string | undefined;
  readonly model: string;
  readonly deadlineMs: number;
}

const LONGEST_REPLY = 64_000;

/**
 * Asks a model once what the words nobody understood may mean, and returns what of its answer holds. Whatever fails – late, refused, no
 * JSON, invented ids – leaves the rules' result as it is: then there is no proposal.
 */
export async function askModel(
  service: ModelService,
  understanding: Understanding,
  offered: Offered,
): Promise<readonly AcceptedProposal[]> {
  if (wordsToSend(understanding).length === 0 || understanding.category === undefined) return [];
  try {
    const response = await fetch(`${service.url}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(service.deadlineMs),
      headers: {
        'content-type': 'application/json',
        ...(service.key === undefined ? {} : { authorization: `Bearer ${service.key}` }),
      },
      body: JSON.stringify(modelQuestion(service.model, understanding, offered)),
    });
    const text = await response.text();
    if (!response.ok || text.length > LONGEST_REPLY) return [];
    return checkProposals(JSON.parse(contentOf(JSON.parse(text))), understanding, offered);
  } catch (error) {
    console.error(`assistant model: ${error instanceof Error ? error.name : 'failed'}`);
    return [];
  }
}

function contentOf(reply: unknown): string {
  const { choices } = (reply ?? {}) as { readonly choices?: readonly { message?: { content?: unknown } }[] };
  const content = choices?.[0]?.message?.content;
  return typeof content === 'string' ? content : '';
}
