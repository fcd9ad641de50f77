import { isRenderedAtOnce } from '@/lib/framework/render-at-once';

let isForFragment = false;

/** Notes the target of a press before its page is rendered: a fragment may stand below the first view. */
export function noteTarget(href: string): void {
  isForFragment = href.includes('#');
}

/** Returns true while a page is rendered within the press that opens it at its top. */
export function isFirstViewEnough(): boolean {
  return isRenderedAtOnce() && !isForFragment;
}
