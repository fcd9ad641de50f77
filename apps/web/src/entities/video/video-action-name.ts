/** The name of the action in the table of actions. */
export const VIDEO = 'video';
