'use client';

import { isPlainClick } from '@bazaar/ui/plain-click';
import { useEffect, useRef, useTransition } from 'react';
import type { ListDefaults } from '@/entities/catalogue-filter/address/list-defaults';
import { FORM_ID } from '@/entities/catalogue-filter/address/list-ids';
import {
  convertRange,
  formHref,
  startSelection,
  syncForm,
} from '@/entities/catalogue-filter/address/read-form';
import { pendingChoices } from '@/lib/navigation/early-choice';
import { useSiteRouter } from '@/lib/navigation/use-site-router';
import { keepBehindInert, rememberPanel, restorePanel } from './panel-memory';

export interface ListIslandProps {
  readonly path: string;
  /** Canonical address of the current state. */
  readonly href: string;
  readonly defaults: ListDefaults;
}

/**
 * Applies choices at once: the form and the links of the list go through the router, so that the page keeps its scroll position. Without
 * script the server does the same.
 */
export function ListIsland({ path, href, defaults }: ListIslandProps) {
  const router = useSiteRouter();
  const [isPending, startTransition] = useTransition();
  /** Address being navigated to: Enter in a field fires change and submit, and navigates once. */
  const requested = useRef<string>(undefined);
  const isFirst = useRef(true);

  useEffect(() => {
    if (!isPending) requested.current = undefined;
    const results = document.querySelector('[data-results]');
    results?.toggleAttribute('data-pending', isPending);
    results?.setAttribute('aria-busy', String(isPending));
  }, [isPending]);

  useEffect(() => {
    const go = (target: string, scroll = false) => {
      if (target === requested.current || target === location.pathname + location.search) return;
      requested.current = target;
      rememberPanel();
      startTransition(() => router.push(target, { scroll }));
    };
    const onChange = ({ target }: Event) => {
      const form = listForm();
      const control = target as HTMLInputElement | HTMLSelectElement;
      if (!form || control.form !== form) return;
      if (control.name.startsWith('unit.') && !convertRange(control as HTMLSelectElement)) return;
      go(formHref(form, path, defaults));
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = listForm();
      if (!form || event.target !== form) return;
      event.preventDefault();
      go(formHref(form, path, defaults));
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>(
        '[data-list] a, [data-list-form] a',
      );
      if (!link || !isPlainClick(event) || event.defaultPrevented || link.pathname !== location.pathname)
        return;
      // A link to the current page (Retry) is followed as any link.
      if (link.pathname + link.search === location.pathname + location.search) return;
      event.preventDefault();
      go(link.pathname + link.search, isPageTurn(link));
    };
    const stopInert = keepBehindInert();
    listForm()?.setAttribute('data-live', '');
    document.addEventListener('change', onChange);
    document.addEventListener('submit', onSubmit);
    // In the capture phase: the shell's listener would follow the link and scroll to the top.
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      stopInert();
      document.removeEventListener('change', onChange);
      document.removeEventListener('submit', onSubmit);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [router, path, defaults]);

  // After the listeners, which handle the events it dispatches.
  useEffect(() => {
    const form = listForm();
    if (form && !(isFirst.current && sendPrefetched(form))) {
      syncForm(form);
      startSelection(form);
    }
    isFirst.current = false;
    restorePanel();
  }, [href]);
  return null;
}

/** Sends what was chosen before this script came. Answers whether there was such a choice. */
function sendPrefetched(form: HTMLFormElement): boolean {
  const asking = pendingChoices(form).filter(
    (control) => !control.name.startsWith('unit.') || convertRange(control as HTMLSelectElement),
  );
  if (asking.length > 0) form.requestSubmit();
  return asking.length > 0;
}

/** Returns true for a link to another page of the same list, which scrolls to its top; any other choice keeps the scroll position. */
function isPageTurn(link: HTMLAnchorElement): boolean {
  const [next, now] = [link.search, location.search].map((search) => {
    const params = new URLSearchParams(search);
    params.delete('pageNumber');
    return params.toString();
  });
  return next === now;
}

function listForm(): HTMLFormElement | null {
  return document.getElementById(FORM_ID) as HTMLFormElement | null;
}
