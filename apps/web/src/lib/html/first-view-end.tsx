import { FIRST_VIEW_SCRIPT } from './first-view-script';

/** What the browser waits for before it paints for the first time. */
const END = 'first-view';

/**
 * Ends the first view of a cached page: its picture and its name. The link in the head has a browser paint nothing before this element is
 * there: over a slow line it would paint the header alone first, and the rest one whole frame later. At an inline script a browser stops
 * parsing, and paints what it has before it lays out the rest. The markup is written as text because a script element is nothing that React
 * renders in the browser, where this one has no meaning.
 */
export function FirstViewEnd() {
  return (
    <>
      <link rel="expect" href={`#${END}`} blocking="render" />
      <span
        hidden
        dangerouslySetInnerHTML={{ __html: `<i id="${END}"></i><script>${FIRST_VIEW_SCRIPT}</script>` }}
      />
    </>
  );
}
