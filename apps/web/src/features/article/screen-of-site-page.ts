import { paths } from '@/lib/navigation/paths';

/** Pages of the site that a screen of their own replaces, by their unique names. */
const OWN_SCREENS: Readonly<Record<string, string>> = {
  faq: paths.faq,
  feedback: paths.feedback,
  help: paths.helpIndex,
  'how-it-work': paths.howItWork,
  videos: paths.videos,
  ai: paths.assistant,
  openai: paths.assistantLanding,
};

/** Returns the address of the screen that replaces a page of the site; undefined where the page is read as it is. */
export function screenOfSitePage(name: string): string | undefined {
  return Object.hasOwn(OWN_SCREENS, name) ? OWN_SCREENS[name] : undefined;
}
