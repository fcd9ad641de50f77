'use client';

import { type ReactNode, useId, useRef } from 'react';
import { SiteArea, SiteAreaPanel, SiteAreas, siteAreaLinkClass } from '../site-header/site-header';
import { enterPanel } from './enter-panel';
import { onMegaMenuKey } from './mega-menu-keys';
import { useOpenArea } from './use-open-area';

/** An area of the catalogue: a way to its page, and what opens below it. */
export interface MegaMenuArea<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly href: string;
  /** Names the button that opens the area, and its panel. */
  readonly openLabel: string;
}

export interface MegaMenuProps<Id extends string = string> {
  /** Spoken name of the row. */
  readonly label: string;
  readonly areas: readonly MegaMenuArea<Id>[];
  /** The area of the page on the screen; it is that page itself where `place` is its address. */
  readonly currentId?: Id | undefined;
  /** Drawn by the caller, who may do it on the server: the icon set is too much for an arrow. */
  readonly toggleIcon: ReactNode;
  /** What stands below the row for an opened area. It may come late; the keys wait for it. */
  readonly renderPanel: (id: Id) => ReactNode;
  /** Whenever this changes, as after a navigation, what is open closes. */
  readonly place?: string;
  /** Further ways at the end of the row. */
  readonly links?: ReactNode;
}

/**
 * The areas of the catalogue in a row, each with its panel below: on hover intent, by its button, by the arrow down.
 *
 * Use it once, in the header, from md up; phones go to the categories page. Areas stay links, so it works before and without script.
 * Not for a handful of commands (Popover), and not inside a page (ColumnBrowser).
 */
export function MegaMenu<Id extends string>({
  label,
  areas,
  currentId,
  toggleIcon,
  renderPanel,
  place,
  links,
}: MegaMenuProps<Id>) {
  const panelId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const toggleOf = (id: Id) =>
    menu.current?.querySelectorAll<HTMLElement>('[aria-controls]')[areas.findIndex((area) => area.id === id)];
  const { open, choose, hover } = useOpenArea<Id>(menu, place, toggleOf);
  const opened = areas.find(({ id }) => id === open);
  return (
    // biome-ignore lint/a11y: the keys and presses are those of the links and buttons inside
    <div
      ref={menu}
      onKeyDown={(event) =>
        onMegaMenuKey(event, (index) => {
          choose(areas[index]?.id);
          enterPanel(event.currentTarget);
        })
      }
      // Whoever follows a way has no use for the panel that the resting pointer would open.
      onClick={({ target }) => (target as Element).closest('a') && choose(undefined)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) choose(undefined);
      }}
    >
      <SiteAreas label={label} links={links}>
        {areas.map(({ id, name, href, openLabel }) => (
          <SiteArea
            key={id}
            link={
              <AreaLink
                name={name}
                href={href}
                current={id === currentId && (href === place ? 'page' : 'true')}
              />
            }
            toggleIcon={toggleIcon}
            toggleLabel={openLabel}
            panelId={panelId}
            isOpen={id === open}
            isCurrent={id === currentId}
            onToggle={() => choose(id === open ? undefined : id)}
            onHover={hover(id)}
          />
        ))}
      </SiteAreas>
      {opened ? (
        <SiteAreaPanel id={panelId} label={opened.openLabel} onHover={hover(opened.id)}>
          {renderPanel(opened.id)}
        </SiteAreaPanel>
      ) : null}
    </div>
  );
}

function AreaLink({
  name,
  href,
  current,
}: Pick<MegaMenuArea, 'name' | 'href'> & { readonly current: 'page' | 'true' | false }) {
  return (
    <a href={href} className={siteAreaLinkClass(current !== false)} aria-current={current || undefined}>
      {name}
    </a>
  );
}
