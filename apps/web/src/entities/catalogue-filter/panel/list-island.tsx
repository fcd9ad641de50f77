'use client';

import { isPlainClick } from '@bazaar/ui/plain-click';
import { useEffect, useRef, useTransition } from 'react';
import { formEntries } from '@/entities/catalogue-filter/address/form-entries';
import type { ListDefaults } from '@/entities/catalogue-filter/address/list-defaults';
import type { FormEntry } from '@/entities/catalogue-filter/address/list-form';
import { FORM_ID } from '@/entities/catalogue-filter/address/list-ids';
import { type RangeTexts, rangeTexts, sentTexts } from '@/entities/catalogue-filter/address/range-texts';
import { pendingChoices } from '@/lib/navigation/early-choice';
import { useSiteRouter } from '@/lib/navigation/use-site-router';
import { keepBehindInert, rememberPanel, restorePanel } from './panel-memory';
import { syncForm } from './sync-form';
import { warmOnApproach } from './warm-on-approach';

/** Units, numbers and addresses of filters are most of the script of a list: they load when the visitor is about to choose. */
type Reader = typeof import('@/entities/catalogue-filter/address/read-form');
let readyReader: Reader | undefined;
const loadReader = async (): Promise<Reader> => {
  readyReader ??= await import('@/entities/catalogue-filter/address/read-form');
  return readyReader;
};

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
  /** Choices that wait for the reader: until they are read, no page that arrives writes over the form. */
  const waiting = useRef(0);
  /** Fields as they were last sent: one that still says the same is not being typed in. */
  const sent = useRef<FormData>(undefined);
  /** State of the form when its page loaded. */
  const fresh = useRef<readonly FormEntry[]>(undefined);

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
    const apply = (reader: Reader, form: HTMLFormElement, chosen?: Chosen) => {
      if (chosen?.unit && !reader.convertRange(chosen.unit, chosen.before)) return;
      sent.current = new FormData(form);
      go(reader.formHref(form, fresh.current, path, defaults));
    };
    const choose = async (form: HTMLFormElement, chosen?: Chosen) => {
      // At once when the reader is there: a page that arrives meanwhile would clear the field just left.
      if (readyReader !== undefined) return apply(readyReader, form, chosen);
      waiting.current += 1;
      const reader = await loadOrSend(form);
      waiting.current -= 1;
      // Another page was opened while the script was loading.
      if (reader !== undefined && form.isConnected) apply(reader, form, chosen);
    };
    const onChange = ({ target }: Event) => {
      const form = listForm();
      if (form && (target as Control).form === form) void choose(form, chosenUnit(target as Control));
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = listForm();
      if (!form || event.target !== form) return;
      event.preventDefault();
      void choose(form);
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>(
        '[data-list] a, [data-list-form] a',
      );
      if (!link || !isPlainClick(event) || event.defaultPrevented || link.pathname !== location.pathname)
        return;
      // A link to the current page (Retry) is followed like any other link.
      if (link.pathname + link.search === location.pathname + location.search) return;
      event.preventDefault();
      go(link.pathname + link.search, isPageTurn(link));
    };
    const stops = [keepBehindInert(), warmOnApproach('[data-list], [data-list-form]', loadReader)];
    listForm()?.setAttribute('data-live', '');
    document.addEventListener('change', onChange);
    document.addEventListener('submit', onSubmit);
    // In the capture phase: the shell's listener would follow the link and scroll to the top.
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener('change', onChange);
      document.removeEventListener('submit', onSubmit);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [router, path, defaults]);

  // After the listeners, which handle the events it dispatches.
  useEffect(() => {
    const form = listForm();
    const show = (shown: HTMLFormElement) => {
      if (waiting.current === 0) syncForm(shown, sent.current);
      fresh.current = formEntries(shown);
    };
    const early = form && isFirst.current ? pendingChoices(form) : [];
    if (form && early.length > 0) void sendEarly(form, early, show);
    else if (form) show(form);
    isFirst.current = false;
    restorePanel();
    // A page that arrives brings defaults of its own, also at the same canonical address: typed sides of a range may have been swapped.
  }, [href, defaults]);
  return null;
}

type Control = HTMLInputElement | HTMLSelectElement;

/** Submits what was chosen before this script loaded; if that requests no other list, shows the state of the address. */
async function sendEarly(
  form: HTMLFormElement,
  early: readonly Control[],
  show: (form: HTMLFormElement) => void,
): Promise<void> {
  const reader = await loadOrSend(form);
  if (reader === undefined) return;
  const asking = early.filter(
    (control) => !isUnit(control) || reader.convertRange(control, sentTexts(control)),
  );
  if (asking.length > 0) form.requestSubmit();
  else show(form);
}

/** Loads the form reader. If its chunk is gone with an older build, the browser sends the form, as it does without script. */
function loadOrSend(form: HTMLFormElement) {
  return loadReader().catch(() => {
    form.submit();
    return undefined;
  });
}

/** A unit and the numbers it was chosen beside: those typed while the script is on its way are in the new unit already. */
interface Chosen {
  readonly unit: HTMLSelectElement;
  readonly before: RangeTexts;
}

function chosenUnit(control: Control): Chosen | undefined {
  return isUnit(control) ? { unit: control, before: rangeTexts(control) } : undefined;
}

function isUnit(control: Control): control is HTMLSelectElement {
  return control.name.startsWith('unit.');
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
