import type { ActionPress } from '@/lib/actions/action-table';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { showToast } from '@/lib/toasts/toasts';
import { sharingMessages as texts } from '@/translations/sharing';

/** Shares the page by the device's own means, or copies its address. Says what it did. */
export async function sharePage({ payload }: ActionPress): Promise<void> {
  const url = canonicalAddress();
  if (navigator.share !== undefined && isTouched()) {
    try {
      return await navigator.share({ title: textOf(payload, 'title') ?? document.title, url });
    } catch (error) {
      // Closed by the visitor: nothing is wanted. Anything else: the address can still be copied.
      if ((error as { name?: string }).name === 'AbortError') return;
    }
  }
  await copy(url, texts.addressCopied);
}

/** Copies the words a button names. */
export async function copyWords({ payload }: ActionPress): Promise<void> {
  const words = textOf(payload, 'text');
  if (words !== undefined) await copy(words, texts.copied(isolateCodes(words)));
}

function textOf(payload: unknown, name: string): string | undefined {
  const value: unknown = (payload as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return typeof value === 'string' ? value : undefined;
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
