import { mdiClose } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '../../button/button';
import { Checkbox } from '../../choice/choice';
import { Icon } from '../../icon/icon';
import { type OverviewIcon, overviewIcons } from '../account-overview/overview-icons';

export { NoticeSurface } from './notice-surface';

export interface NoticeItemView {
  readonly id: string;
  readonly icon: OverviewIcon;
  readonly title: ReactNode;
  readonly detail: ReactNode;
  readonly time: string;
  readonly href: string;
  readonly isUnread: boolean;
  /** Accessible name of the button that clears it. */
  readonly clearLabel: string;
}

export interface NoticeListProps {
  readonly texts: {
    readonly title: string;
    readonly onlyUnread: string;
    readonly readAll: string;
    readonly clearAll: string;
    /** Said of a notice that was not read. */
    readonly unread: string;
  };
  readonly titleId: string;
  /** How many there are, announced when it changes. */
  readonly count: string;
  readonly items: readonly NoticeItemView[];
  readonly isOnlyUnread: boolean;
  readonly hasUnread: boolean;
  /** In place of the items: none, or not read yet. */
  readonly instead?: ReactNode;
  /** What could not be read, above the items. */
  readonly warning?: ReactNode;
  onOnlyUnread(isOnlyUnread: boolean): void;
  onFollow(id: string): void;
  onReadAll(): void;
  onClear(id: string): void;
  onClearAll(): void;
}

/** The notices of a person: each leads to its object, is read by that, and can be cleared. */
export function NoticeList(list: NoticeListProps) {
  const { texts, titleId, count, items, isOnlyUnread, hasUnread, instead, warning } = list;
  return (
    <>
      <div className="u-notice-head">
        <h2 id={titleId}>{texts.title}</h2>
        <span role="status">{count}</span>
      </div>
      <div className="u-notice-tools">
        <Checkbox
          label={texts.onlyUnread}
          checked={isOnlyUnread}
          onChange={(event) => list.onOnlyUnread(event.currentTarget.checked)}
        />
        <Button
          tone="text"
          size="small"
          aria-disabled={!hasUnread}
          onClick={() => hasUnread && list.onReadAll()}
        >
          {texts.readAll}
        </Button>
      </div>
      {warning}
      {instead ?? (
        <ul className="u-notices" aria-labelledby={titleId}>
          {items.map((item) => (
            <li key={item.id} className={item.isUnread ? 'is-unread' : undefined}>
              <a href={item.href} onClick={() => list.onFollow(item.id)}>
                <Icon path={overviewIcons[item.icon]} />
                <span>
                  <b>{item.title}</b>
                  <small>{item.detail}</small>
                </span>
                <small>{item.time}</small>
                {item.isUnread ? <span className="sr">{texts.unread}</span> : null}
              </a>
              <button
                type="button"
                aria-label={item.clearLabel}
                onClick={(event) => {
                  focusAfter(event.currentTarget);
                  list.onClear(item.id);
                }}
              >
                <Icon path={mdiClose} size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 ? (
        <div className="u-notice-foot">
          <Button
            tone="text"
            size="small"
            onClick={(event) => {
              focusAfter(event.currentTarget);
              list.onClearAll();
            }}
          >
            {texts.clearAll}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** What is removed with its button hands the focus to the surface around it. */
function focusAfter(button: HTMLElement): void {
  button.closest<HTMLElement>('[role=dialog]')?.focus();
}
