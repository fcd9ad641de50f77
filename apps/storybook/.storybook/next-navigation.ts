/** What stories see of the web app's router: always the home page, and nothing leads away from it. */
export const usePathname = (): string => '/';

const nowhere = (): void => {};
const router = { push: nowhere, replace: nowhere, prefetch: nowhere, refresh: nowhere, back: nowhere };

export const useRouter = () => router;
