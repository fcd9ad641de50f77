import { shownPath } from './frame/shown-frame';
import { walkTo } from './walk/show-story';

/** The web app's router in stories: a framed screen stands at its own address, any other story at the home page. */
export const usePathname = (): string => shownPath();

/** Storybook's own address names the story; the query a screen reads is empty. */
export const useSearchParams = (): URLSearchParams => new URLSearchParams();

const nowhere = (): void => {};
const router = { push: walkTo, replace: walkTo, prefetch: nowhere, refresh: nowhere, back: nowhere };

export const useRouter = () => router;
