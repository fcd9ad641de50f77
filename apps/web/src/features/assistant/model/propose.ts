import 'server-only';
import { assistantHref, parseAssistantAddress, withAccepted } from '@bazaar/domain/assistant-answers';
import { problemAnswer } from '@/lib/bff/problem-answer';
import { refuseForeignWrite } from '@/lib/bff/write-guard';
import { paths } from '@/lib/navigation/paths';
import { DATA_POLICY } from '@/lib/security/content-security-policy';
import { rateLimit } from '@/lib/security/rate-limit';
import { siteSettings } from '@/lib/settings/site-settings';
import { readUnderstanding } from '../reading/read-understanding';
import { wordsOf } from '../words/chip-views';
import { partPhrase } from '../words/part-text';
import { askModel } from './ask-model';
import type { ModelProposal } from './model-proposal';

const DEADLINE_MS = 3_000;
const LONGEST_BODY = 20_000;
/** A model costs money: one process asks it so often and no more. */
const isAllowed = rateLimit(60, 60_000);

/**
 * Answers the proposals of a model for an address of the assistant, as JSON. The body is the query of that address. Without a model, beyond
 * the limit, or where anything fails, there are none.
 */
export async function proposeConditions(request: Request): Promise<Response> {
  const site = siteSettings();
  if (refuseForeignWrite(request.method, request.headers, site.SITE_URL) !== undefined)
    return problemAnswer('forbidden');
  if (site.ASSISTANT_API_URL === undefined) return problemAnswer('not-found');
  if (Number(request.headers.get('content-length') ?? 0) > LONGEST_BODY) return asJson([]);
  const query = await request.text();
  if (query.length > LONGEST_BODY || !isAllowed(Date.now())) return asJson([]);
  const address = parseAssistantAddress(new URLSearchParams(query));
  const read = await readUnderstanding(address);
  if (read.state !== 'ready') return asJson([]);
  const { understanding, vocabulary, category } = read.value;
  const offered = { properties: vocabulary.properties[category?.id ?? ''] ?? [], units: vocabulary.units };
  const proposals = await askModel(
    {
      url: site.ASSISTANT_API_URL,
      key: site.ASSISTANT_API_KEY,
      model: site.ASSISTANT_MODEL,
      deadlineMs: DEADLINE_MS,
    },
    understanding,
    offered,
  );
  return asJson(
    proposals.flatMap((proposal): ModelProposal[] => {
      const part = withAccepted(understanding, [proposal], offered).parts.at(-1);
      if (part === undefined) return [];
      return [
        {
          text: partPhrase(part),
          words: wordsOf(understanding, part),
          href: assistantHref(paths.assistant, { ...address, accepted: [...address.accepted, proposal] }),
        },
      ];
    }),
  );
}

function asJson(proposals: readonly ModelProposal[]): Response {
  return new Response(JSON.stringify(proposals), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': DATA_POLICY,
      'cache-control': 'private, no-store',
    },
  });
}
