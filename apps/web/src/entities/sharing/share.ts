import { isolateCodes } from '@/lib/text/isolate-codes';
import { showToast } from '@/lib/toasts/toasts';
import { sharingMessages as texts } from '@/translations/sharing';

export interface Shared {
  /** Name of the thing whose page is handed on. */
  readonly share?: string | undefined;
  /** The words to copy. */
  readonly copy?: string | undefined;
}

/** Hands the page on by the device's own way, or copies its address; or copies words. Says what it did. */
export async function share({ share: title, copy: words }: Shared): Promise<void> {
  if (words !== undefined) return copy(words, texts.copied(isolateCodes(words)));
  const url = canonicalAddress();
  if (navigator.share !== undefined && isTouched()) {
    try {
      return await navigator.share({ title: title ?? document.title, url });
    } catch (error) {
      // Closed by the visitor: nothing is wanted. Anything else: the address can still be copied.
      if ((error as { name?: string }).name === 'AbortError') return;
    }
  }
  await copy(url, texts.addressCopied);
}

async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ status: 'success', title: done });
  } catch {
    showToast({ status: 'error', title: texts.notCopied });
  }
}

/** The address of the thing without what the visitor's way left in it. */
function canonicalAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical?.href ?? location.origin + location.pathname;
}

/** On a desk the system's dialog is a detour; there the address is wanted. */
function isTouched(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
