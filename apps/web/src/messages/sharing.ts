/** What is said after something was shared or copied. */
export const sharingMessages = {
  addressCopied: 'نشانی این صفحه رونوشت شد.',
  copied: (words: string) => `«${words}» رونوشت شد.`,
  notCopied: 'رونوشت نشد؛ مرورگر اجازه نداد.',
} as const;
