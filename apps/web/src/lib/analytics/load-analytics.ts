import { isPlainClick } from '@bazaar/ui/plain-click';
import { isWithoutAnalytics } from './analytics-at';

/** Adds the script once. From then on pages without analytics are opened as new documents, so that the script never runs on them. */
export function loadAnalytics(address: string): void {
  if (isLoaded(address)) return;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
  document.addEventListener('click', leaveWhole, { capture: true });
}

export function isLoaded(address: string): boolean {
  return [...document.scripts].some(({ src }) => src === new URL(address).href);
}

function leaveWhole(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // The link of the account menu opens the menu; it does not navigate.
  if (
    !link ||
    event.defaultPrevented ||
    !isPlainClick(event) ||
    link.target === '_blank' ||
    link.ariaHasPopup
  )
    return;
  if (link.origin !== location.origin || !isWithoutAnalytics(link.pathname)) return;
  event.preventDefault();
  event.stopPropagation();
  location.assign(link.href);
}
