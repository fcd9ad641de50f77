import type { RequestLine } from '@bazaar/domain/request-draft';
import { type ActionAttributes, actionAttributes } from '@/lib/actions/action-attributes';

/** The name of the action in the table of actions. */
const REQUEST = 'request';

/** The payload of a link that takes along what is picked on the page. */
export const PICKED = 'picked';

/** What a link carries into the request basket; without script it leads to the requests. */
export function requestAttributes(lines: RequestLine | readonly RequestLine[]): ActionAttributes {
  return actionAttributes(REQUEST, lines);
}

/** The attributes of a link that takes along the picked boxes of its page. */
export const pickedAttributes = actionAttributes(REQUEST, PICKED);
