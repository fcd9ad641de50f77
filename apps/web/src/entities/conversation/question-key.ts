import type { RequestedObject } from './question-object';

/** The link that opens the question about the page's thing. */
export const ASK_SELECTOR = '[data-ask]';

/** Where this tab keeps the question that is being written about a thing. */
export const questionKey = ({ objectType, objectId }: RequestedObject) =>
  `bazaar-ask:${objectType}:${objectId}`;
