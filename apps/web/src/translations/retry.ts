/** Texts of retries where several may stand on one screen. */
export const retryTexts = {
  /** Spoken name: begins with what the button shows, then the part it reads again. */
  of: (part: string) => `تلاش دوباره: ${part}`,
} as const;
