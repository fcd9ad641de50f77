/** Storage key of the user info, as the specification names it. */
export const SESSION_HINT_KEY = 'myUserInfo';
