import type { RequestedObject } from './question-object';

/** The name of the action in the table of actions. */
export const ASK = 'ask';

/** The form of the question that is being written about an object: its draft is stored under it. */
export const questionFormId = ({ objectType, objectId }: RequestedObject) => `ask:${objectType}:${objectId}`;
