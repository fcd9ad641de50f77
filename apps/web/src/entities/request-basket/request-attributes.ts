import type { RequestLine } from '@bazaar/domain/request-draft';
import {
  type ActionAttributes,
  actionAttributes,
  sameActionAttributes,
} from '@/lib/actions/action-attributes';

/** The name of the action in the table of actions. */
const REQUEST = 'request';

/** Payload of a link that adds what is picked on the page. */
export const PICKED = 'picked';

/** Returns the attributes of a link that adds lines to the request basket; without script it leads to the requests. */
export function requestAttributes(lines: RequestLine | readonly RequestLine[]): ActionAttributes {
  return actionAttributes(REQUEST, lines);
}

/** Returns the attributes of a second link of a page that adds the same lines as the one with this id. */
export function sameRequestAttributes(id: string): ActionAttributes {
  return sameActionAttributes(REQUEST, id);
}

/**
 * Returns the attributes of a link that adds one product by its id. A list repeats it in every row, so it carries no more: the product is
 * read when the link is pressed.
 */
export function productAttributes(productId: string): ActionAttributes {
  return actionAttributes(REQUEST, productId);
}

/** Attributes of a link that adds the picked boxes of its page. */
export const pickedAttributes = actionAttributes(REQUEST, PICKED);
