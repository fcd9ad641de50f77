/** Texts of the advertisements. */
export const advertisementMessages = {
  label: 'آگهی‌ها',
  mark: 'آگهی',
} as const;
