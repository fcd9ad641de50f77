/** Texts of the named queries of a list. */
export const savedQueryTexts = {
  nothingToSave: 'برای ذخیره، نخست فیلتری برگزینید.',
  save: 'ذخیره',
} as const;
