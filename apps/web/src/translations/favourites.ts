/** Texts of the favourite button on public pages, apart from those of the profile, which no public page loads. */
export const favouriteMessages = {
  add: 'افزودن به علاقه‌مندی‌ها',
  short: 'علاقه‌مندی',
  inFavourites: 'در علاقه‌مندی‌ها',
  added: (title: string) => `«${title}» به علاقه‌مندی‌ها افزوده شد.`,
  removed: (title: string) => `«${title}» از علاقه‌مندی‌ها حذف شد.`,
  failed: 'انجام نشد. دوباره تلاش کنید.',
} as const;
