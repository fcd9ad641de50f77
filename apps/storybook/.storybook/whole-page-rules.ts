/** Rules of axe for whole pages: they do not apply to a part of one, neither in the panel of the manager nor in the check of all stories. */
export const wholePageRules = [
  'region',
  'landmark-one-main',
  'page-has-heading-one',
  'heading-order',
  'landmark-unique',
  'landmark-main-is-top-level',
] as const;
