/** Draft of the second step after a first login. */
export const FIRST_PROFILE_DRAFT = 'first-profile';
