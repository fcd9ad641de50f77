/** Elements that do something when they are pressed. Apart from what they carry: the listener for links only has to know them. */
export const ACTION_SELECTOR = '[data-action]';
