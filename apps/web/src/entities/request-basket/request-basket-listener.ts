import { paths } from '@/lib/navigation/paths';
import { REQUEST_PICK, REQUEST_SELECTOR } from './request-basket-key';

/**
 * Hears the links that carry something into a request, and those that lead to it.
 *
 * @param onAsk gets what the link and the picked boxes say, unread; nothing when only the basket is to be seen
 * @returns the function that stops it
 */
export function listenForRequestLinks(onAsk: (requested: readonly unknown[]) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    const link = (event.target as Element).closest<HTMLAnchorElement>(
      `${REQUEST_SELECTOR}, a[href="${paths.requests}"]`,
    );
    if (!link || !isPlain || location.pathname === paths.profile) return;
    event.preventDefault();
    const said = link.dataset.request;
    onAsk(said === undefined ? [] : said === 'picked' ? picked() : parse(said));
  };
  // Ahead of what follows links.
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}

function picked(): readonly unknown[] {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(`${REQUEST_PICK}:checked`)];
  return boxes.flatMap(({ dataset }) => parse(dataset.requestPick ?? ''));
}

function parse(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [value];
  } catch {
    return [];
  }
}
