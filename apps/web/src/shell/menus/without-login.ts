import type { FooterGroup } from '@bazaar/ui/patterns/site-footer';
import { fixedPaths } from '@/lib/navigation/fixed-paths';

/** Returns the footer's groups without the links that log in, for pages that only people who are logged in see. */
export function withoutLogin(groups: readonly FooterGroup[]): readonly FooterGroup[] {
  return groups.map(({ title, links }) => ({
    title,
    links: links.filter(({ href }) => href.split('?')[0] !== fixedPaths.login),
  }));
}
