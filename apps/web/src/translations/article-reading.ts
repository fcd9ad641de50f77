/** Texts of what follows a reader down an article. Numbers are passed formatted. */
export const articleReadingMessages = {
  minutesLeft: (minutes: string) => `${minutes} دقیقه مانده`,
  readWhole: 'به پایان رسید',
} as const;
