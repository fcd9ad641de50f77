/** Texts of a quantity opened in an article. */
export const articleQuantityMessages = {
  converted: (quantity: string) => `تبدیل ${quantity}`,
  converter: 'تبدیل واحد و ویژگی‌ها',
  counting: 'در حال شمردن محصولات…',
  countFailed: 'محصولات با این مقدار شمرده نشد.',
  product: 'محصول',
} as const;
