/** Texts of the paid places. */
export const advertisementMessages = {
  label: 'آگهی‌ها',
  mark: 'آگهی',
} as const;
