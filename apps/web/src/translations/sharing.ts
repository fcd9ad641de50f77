/** Sharing and copying, and what is said after it. */
export const sharingMessages = {
  share: 'هم‌رسانی',
  addressCopied: 'نشانی این صفحه رونوشت شد.',
  copied: (words: string) => `«${words}» رونوشت شد.`,
  notCopied: 'رونوشت نشد؛ مرورگر اجازه نداد.',
} as const;
