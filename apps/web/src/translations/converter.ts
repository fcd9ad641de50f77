/** Texts of the unit converter that its script shows too; those of its page are not needed for that. */
export const converterMessages = {
  notAQuantity: 'این مقدار خوانده نشد؛ عددی بنویسید، مانند ۵۰ یا 2".',
} as const;
