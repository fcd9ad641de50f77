import { isObject, type Json } from '../../document.ts';
import type { FoundOfCalls } from '../found-of-calls.ts';
import { emptyFrame } from '../frame.ts';
import { reportRemoval } from '../lifecycle.ts';
import { type Place, report } from '../place.ts';
import { type Policy, rankOf, stabilityLevels } from '../policy.ts';
import type { Documents } from './documents.ts';
import { compareOperations } from './operations.ts';
import { type Call, callsOf } from './path-items.ts';

/** What a caller sends in a call; in a webhook or callback the service sends, and the caller answers. */
type Kind = 'call' | 'webhook' | 'callback';

/** Compares calls of the same method and path, and the callbacks within them. */
export function compareCalls(
  documents: Documents,
  left: Json | undefined,
  right: Json | undefined,
  found: FoundOfCalls,
  kind: Kind,
  parent = '',
): void {
  const { before, after, pair, policy } = documents;
  const prefix = kind === 'call' ? '' : `${parent}${kind} `;
  const old = callsOf(left, pair.before.references, before, prefix);
  const now = callsOf(right, pair.after.references, after, prefix);
  for (const [key, call] of old) {
    if (isBelowThreshold(call, policy)) continue;
    const place = placeOf(kind, call, policy);
    const variant = now.get(key);
    if (variant === undefined) {
      const rule = kind === 'call' ? 'operation-removed' : `${kind}-removed`;
      const { deprecated, 'x-sunset': sunset } = call.operation;
      reportRemoval(place, 'breaking', rule, { deprecated, sunset });
    } else compareOperations(documents, call, variant, place);
    found.add(place.frame, call.title);
    if (variant !== undefined) compareCallbacks(documents, call, variant, found);
  }
}

function placeOf(kind: Kind, call: Call, policy: Policy): Place {
  const side = kind === 'call' ? 'request' : 'response';
  return { side, operation: call.title, where: kind, frame: emptyFrame(), policy };
}

const isBelowThreshold = ({ operation }: Call, { threshold }: Policy) => {
  const rank = rankOf(operation['x-stability-level']);
  return rank >= 0 && rank < stabilityLevels.indexOf(threshold);
};

function compareCallbacks(documents: Documents, call: Call, variant: Call, found: FoundOfCalls): void {
  const { pair, policy } = documents;
  const old = isObject(call.operation.callbacks) ? call.operation.callbacks : {};
  const now = isObject(variant.operation.callbacks) ? variant.operation.callbacks : {};
  for (const [name, callback] of Object.entries(old)) {
    if (now[name] === undefined) {
      const place = placeOf('callback', call, policy);
      report({ ...place, where: `callback ${name}` }, 'breaking', 'callback-removed');
      found.add(place.frame, call.title);
      continue;
    }
    const from = pair.before.references.object(callback);
    const to = pair.after.references.object(now[name]);
    compareCalls(documents, from, to, found, 'callback', `${call.title} › ${name}: `);
  }
}
