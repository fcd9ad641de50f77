import type { AskedObject } from './question-object';

/** The link that opens the question about the page's thing. */
export const ASK_MARK = '[data-ask]';

/** Where this tab keeps the question that is being written about a thing. */
export const questionKey = ({ objectType, objectId }: AskedObject) => `bazaar-ask:${objectType}:${objectId}`;
