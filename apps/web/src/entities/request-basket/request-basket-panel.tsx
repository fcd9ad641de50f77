'use client';

import { accountPaths } from '@/lib/navigation/account-paths';
import { paths } from '@/lib/navigation/paths';
import '@bazaar/ui/compare.css';
import { formatSignificant, parseNumber } from '@bazaar/domain/persian/numbers';
import { countPhrase } from '@bazaar/domain/persian/phrases';
import {
  addLines,
  changeLine,
  type RequestDraft,
  type RequestLine,
  readQuantity,
  readRequestLine,
  withoutLine,
} from '@bazaar/domain/request-draft';
import { ButtonLink } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { basketIcon } from '@bazaar/ui/patterns/empty-icons';
import { type RequestLineView, RequestPanel } from '@bazaar/ui/patterns/request-panel';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useUnsentCount } from '@/entities/trade-draft/unsent-count';
import { isolateCodes, withoutIsolates } from '@/lib/text/isolate-codes';
import { requestBasketMessages as texts } from '@/translations/request-basket';
import { keepDraft, readDraft } from './request-basket-store';

const UnsentDrafts = lazy(() =>
  import('@/entities/trade-draft/unsent-drafts').then((module) => ({ default: module.UnsentDrafts })),
);

export interface RequestBasketPanelProps {
  /** Unparsed payloads; a new array for every press. */
  readonly requested: readonly unknown[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Renders the request basket of this browser: adds the requested lines, and lets them be named, counted and removed. */
export function RequestBasketPanel({ requested, isOpen, onClose }: RequestBasketPanelProps) {
  const [draft, setDraft] = useState<RequestDraft>(readDraft);
  const hasDrafts = useUnsentCount() > Math.min(1, draft.length);
  const [message, setMessage] = useState('');
  const put = (next: RequestDraft, said = '') => {
    setMessage(keepDraft(next) ? said : texts.notStored);
    setDraft(next);
  };
  useEffect(() => {
    if (!isOpen) return;
    const lines = requested.flatMap((value) => readRequestLine(value) ?? []);
    const step = addLines(readDraft(), lines);
    const isStored = step.added === 0 || keepDraft(step.draft);
    setMessage(isStored ? outcome(step) : texts.notStored);
    setDraft(step.draft);
  }, [requested, isOpen]);
  const onQuantity = (key: string, typed: string) => {
    const quantity = readQuantity(parseNumber(typed));
    if (quantity === undefined) return setMessage(texts.badQuantity);
    put(changeLine(draft, key, { quantity }));
  };
  return createPortal(
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <RequestPanel
        lines={draft.map(toView)}
        message={message}
        {...(draft.length > 0 ? { note: texts.nextStep } : {})}
        action={
          draft.length > 0 ? (
            <ButtonLink tone="primary" wide href={accountPaths.newTradeRequest}>
              {texts.start}
            </ButtonLink>
          ) : undefined
        }
        empty={
          hasDrafts ? undefined : (
            <EmptyPanel
              icon={basketIcon}
              title={texts.empty}
              detail={texts.emptyDetail}
              action={<ButtonLink href={paths.categoryType('Product')}>{texts.toCatalogue}</ButtonLink>}
              isInline
            />
          )
        }
        onTitle={(key, title) => put(changeLine(draft, key, { title: withoutIsolates(title) }))}
        onQuantity={onQuantity}
        onRemove={(key) => put(withoutLine(draft, key))}
      />
      <Suspense>
        <UnsentDrafts isInline />
      </Suspense>
    </Dialog>,
    document.body,
  );
}

function outcome({
  added,
  known,
  refused,
}: Pick<ReturnType<typeof addLines>, 'added' | 'known' | 'refused'>) {
  const counted = (count: number) => countPhrase(count, texts.object);
  return [
    added > 0 ? texts.added(counted(added)) : '',
    added === 0 && known > 0 ? texts.known : '',
    refused > 0 ? texts.refused(counted(refused)) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function toView({
  key,
  kind,
  title,
  href,
  supplierName,
  conditions,
  quantity,
  unit,
}: RequestLine): RequestLineView {
  const wanted = conditions.map((condition) => `${condition.title} ${condition.value}`).join('، ');
  return {
    key,
    title: isolateCodes(title),
    canRename: kind === 'supplier',
    href,
    note: [supplierName, wanted].filter(Boolean).join('؛ '),
    quantity: formatSignificant(quantity, 12),
    unit,
    labels: {
      title: texts.name,
      quantity: texts.quantity,
      remove: texts.remove(isolateCodes(title)),
    },
  };
}
