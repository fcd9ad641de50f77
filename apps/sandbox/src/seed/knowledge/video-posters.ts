/** What stands beside the subject on a video's poster, by title of the video, where another video has the same subject. */
export const posterPartners: Readonly<Record<string, string>> = {
  'خواندن کد بلبرینگ: 6205-2RSH C3': 'document',
};
