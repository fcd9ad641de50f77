/** Texts of removals that can be undone. */
export const undoTexts = {
  undo: 'بازگردانی',
  seconds: (count: string) => `${count} ثانیه`,
  failed: (name: string) => `«${name}» حذف نشد و سر جایش برگشت. دوباره تلاش کنید.`,
} as const;
