/** Texts of sharing and copying, and of their confirmations. */
export const sharingMessages = {
  share: 'هم‌رسانی',
  print: 'چاپ',
  addressCopied: 'نشانی این صفحه رونوشت شد.',
  copied: (words: string) => `«${words}» رونوشت شد.`,
  notCopied: 'رونوشت نشد؛ مرورگر اجازه نداد.',
} as const;
