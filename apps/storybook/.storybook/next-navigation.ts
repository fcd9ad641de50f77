/** What stories see of the web app's router: always the home page, and nothing leads away from it. */
export const usePathname = (): string => '/';

/** Storybook's own address says which story is shown; the query a screen reads is empty. */
export const useSearchParams = (): URLSearchParams => new URLSearchParams();

const nowhere = (): void => {};
const router = { push: nowhere, replace: nowhere, prefetch: nowhere, refresh: nowhere, back: nowhere };

export const useRouter = () => router;
