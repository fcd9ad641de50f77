/** Texts of liking a page: in a file of their own, because every article loads them. Numbers are passed formatted. */
export const likeMessages = {
  like: 'پسندیدن',
  liked: 'پسندیدید',
  likes: (count: string) => `${count} پسند`,
  failed: 'پسند شما ثبت نشد؛ دوباره تلاش کنید.',
} as const;
