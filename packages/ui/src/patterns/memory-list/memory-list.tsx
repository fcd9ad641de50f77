import { mdiMagnify } from '@mdi/js';
import type { ReactNode } from 'react';
import { CurrentInView } from '../../focus/current-in-view';
import { Icon } from '../../icon/icon';
import { Tabs } from '../../tabs/tabs';

export { PickBox } from '../../data-table/pick-box';
export { MemoryCreate } from './memory-create';
export { MemoryEmpty, MemoryHint } from './memory-hint';
export {
  type MemoryChip,
  MemoryChips,
  MemoryMenuButton,
  MemoryPicture,
  MemoryReminder,
  MemoryRow,
} from './memory-row';

export interface MemoryTab {
  readonly href: string;
  readonly label: string;
  /** «۲۳»; absent while it is unknown. */
  readonly count?: string | undefined;
  readonly isCurrent: boolean;
}

export interface MemoryFrameProps {
  /** Heading that the reader sees first. */
  readonly title: string;
  /** Quiet sentence beside or below the title. */
  readonly note: string;
  /** Button at the end of the head. */
  readonly action: ReactNode;
  /** Accessible name of the tabs. */
  readonly tabsLabel: string;
  /** Sections in display order; one is current. */
  readonly tabs: readonly MemoryTab[];
  /** What is open beside the list, and instead of it where there is no room. */
  readonly pane?: ReactNode;
  /** What stands there while nothing is open; absent where no row could be opened. */
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The lists of a person's working memory under their tabs, and one object's timeline beside them.
 *
 * Use it in the profile. Not for results of a search (ListLayout), nor for records with columns (DataTable).
 */
export function MemoryFrame({
  title,
  note,
  action,
  tabsLabel,
  tabs,
  pane,
  hint,
  children,
}: MemoryFrameProps) {
  const withPane = pane !== undefined ? ' has-pane' : hint !== undefined ? ' has-hint' : '';
  return (
    <>
      <header className={`u-memory-head${withPane}`}>
        <div>
          <h1>{title}</h1>
          <p>{note}</p>
        </div>
        {action}
      </header>
      <div className={`u-memory${withPane}`}>
        <div className="u-memory-tabs">
          <Tabs
            label={tabsLabel}
            tabs={tabs.map(({ label, count, ...tab }) => ({
              ...tab,
              label: (
                <>
                  {label} <small>{count}</small>
                </>
              ),
            }))}
          >
            <CurrentInView currentId={tabs.find(({ isCurrent }) => isCurrent)?.href} />
          </Tabs>
        </div>
        <div className="u-memory-list">{children}</div>
        {pane === undefined ? hint : <div className="u-memory-pane">{pane}</div>}
      </div>
    </>
  );
}

/** The fields that narrow the list: the search first. */
export function MemoryTools({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` is unknown to the older browsers of the product
    <div role="search" aria-label={label} className="u-memory-tools">
      {children}
    </div>
  );
}

/** Frame of the search field, with the key that leads there. */
export function MemorySearch({
  hotkey,
  children,
}: {
  readonly hotkey: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="u-memory-search">
      <Icon path={mdiMagnify} />
      {children}
      <span aria-hidden="true">
        <kbd>{hotkey}</kbd>
      </span>
    </div>
  );
}

/** Frame of a select of colours, which shows them. */
export function MemoryHues({
  hues,
  children,
}: {
  readonly hues: readonly string[];
  readonly children: ReactNode;
}) {
  return (
    <div className="u-memory-hues">
      <span className="u-memory-swatches">
        {hues.map((hue) => (
          <MemorySwatch key={hue} hue={hue} />
        ))}
      </span>
      {children}
    </div>
  );
}

/** A colour, beside its name. */
export function MemorySwatch({ hue }: { readonly hue: string }) {
  return <span aria-hidden="true" className="u-memory-swatch" data-hue={hue} />;
}

/** Links to the kinds of a list, each with its count. */
export function MemoryKinds({
  label,
  kinds,
}: {
  readonly label: string;
  readonly kinds: readonly MemoryTab[];
}) {
  return (
    <nav aria-label={label} className="u-memory-kinds runs-on">
      {kinds.map(({ href, label: name, count, isCurrent }) => (
        <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {name} <small>{count}</small>
        </a>
      ))}
      <CurrentInView currentId={kinds.find(({ isCurrent }) => isCurrent)?.href} />
    </nav>
  );
}

/** How many were found, announced when it changes; at the end the order. */
export function MemoryCount({ children, end }: { readonly children: ReactNode; readonly end?: ReactNode }) {
  return (
    <div className="u-memory-count">
      <p role="status">{children}</p>
      {end}
    </div>
  );
}

/** The rows of a list, or of one day of it. */
export function MemoryRows({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul aria-label={label} className="u-memory-rows">
      {children}
    </ul>
  );
}

/** Title of the rows of one day. */
export function MemoryDay({ children }: { readonly children: ReactNode }) {
  return <h2 className="u-memory-day">{children}</h2>;
}

/** What is done with the chosen rows, at the lower edge while the list is scrolled. */
export function MemoryPicked({ count, children }: { readonly count: string; readonly children: ReactNode }) {
  return (
    <div className="u-memory-picked">
      <b role="status">{count}</b>
      {children}
    </div>
  );
}

/** Below the rows: the button of further ones. */
export function MemoryMore({ children }: { readonly children: ReactNode }) {
  return <div className="u-memory-more">{children}</div>;
}

/** Frame of a form in the place of a row. */
export function MemoryEditor({ children }: { readonly children: ReactNode }) {
  return <div className="u-memory-editor">{children}</div>;
}

/** Day and time of a reminder in one line. */
export function MemoryReminderFields({ children }: { readonly children: ReactNode }) {
  return <div className="u-memory-reminders">{children}</div>;
}

/** A choice of colour with its swatch. */
export function MemoryHueLabel({ hue, children }: { readonly hue?: string; readonly children: ReactNode }) {
  return (
    <span className="u-memory-label">
      {hue === undefined ? null : <MemorySwatch hue={hue} />}
      {children}
    </span>
  );
}

/** Objects to choose one from, each a button. */
export function MemoryChoices({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul aria-label={label} className="u-memory-choices">
      {children}
    </ul>
  );
}
