/** The web app's router in stories: always the home page, and navigation has no effect. */
export const usePathname = (): string => '/';

/** Storybook's own address names the story; the query a screen reads is empty. */
export const useSearchParams = (): URLSearchParams => new URLSearchParams();

const nowhere = (): void => {};
const router = { push: nowhere, replace: nowhere, prefetch: nowhere, refresh: nowhere, back: nowhere };

export const useRouter = () => router;
