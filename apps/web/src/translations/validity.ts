/** Texts of a dated validity. */
export const validityMessages = {
  from: 'از',
  until: 'تا',
  /** Stands behind the date without a space: «از ۱۴۰۴/۰۴/۲۵، بدون پایان». */
  openEnd: '، بدون پایان',
} as const;
