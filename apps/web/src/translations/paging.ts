/** Texts of the pages below a list. */
export const pagingMessages = {
  previous: 'قبلی',
  next: 'بعدی',
} as const;
