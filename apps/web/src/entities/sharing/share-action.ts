import type { ActionPress } from '@/lib/actions/action-table';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { showToast } from '@/lib/toasts/toasts';
import { sharingMessages as texts } from '@/translations/sharing';

/** Shares the page by the device's own dialog, or copies its address. Confirms by a toast. */
export async function sharePage({ payload }: ActionPress): Promise<void> {
  const url = canonicalAddress();
  if (navigator.share !== undefined && isTouched()) {
    try {
      return await navigator.share({ title: textOf(payload, 'title') ?? document.title, url });
    } catch (error) {
      // Closed by the visitor: nothing to do. After any other error the address can still be copied.
      if ((error as { name?: string }).name === 'AbortError') return;
    }
  }
  await copy(url, texts.addressCopied);
}

/** Copies the text in a button's payload. */
export async function copyWords({ payload }: ActionPress): Promise<void> {
  const words = textOf(payload, 'text');
  if (words !== undefined) await copy(words, texts.copied(isolateCodes(words)));
}

/** Opens the browser's dialog for printing the page. */
export function printPage(): void {
  window.print();
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

/** Returns the canonical address of the page, without the visitor's query. */
function canonicalAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical?.href ?? location.origin + location.pathname;
}

/** Returns true on touch devices. On a desktop the system's dialog is a detour; there the address is copied. */
function isTouched(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
