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
  /** The canonical address of what is drawn now. */
  readonly href: string;
  readonly defaults: ListDefaults;
}

/**
 * Makes choices act at once: the form and the links of the list go through the router, so that the page keeps its place.
 * Everything it does is also done by the server when there is no script.
 */
export function ListIsland({ path, href, defaults }: ListIslandProps) {
  const router = useSiteRouter();
  const [isPending, startTransition] = useTransition();
  /** On its way: Enter in a field is a change and then a submit, and asks once. */
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
      // The page on screen, asked for again: a Retry is followed as any link.
      if (link.pathname + link.search === location.pathname + location.search) return;
      event.preventDefault();
      go(link.pathname + link.search, isPageTurn(link));
    };
    const stopInert = keepBehindInert();
    listForm()?.setAttribute('data-live', '');
    document.addEventListener('change', onChange);
    document.addEventListener('submit', onSubmit);
    // Ahead of the shell, which would follow the link to the top of the page.
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      stopInert();
      document.removeEventListener('change', onChange);
      document.removeEventListener('submit', onSubmit);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [router, path, defaults]);

  // After the listeners, which hear what it sends.
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

/** Another page of the same list is read from its top; any other choice keeps the place. */
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
