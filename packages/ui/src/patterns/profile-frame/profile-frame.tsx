import { mdiHelpCircleOutline, mdiLogout } from '@mdi/js';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { CurrentInView } from '../../focus/current-in-view';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';
import { ProfilePerson, type ProfilePersonProps } from './profile-person';
import { ProfileSection } from './profile-section';
import type { ProfileSectionGroup } from './profile-sections';

export interface ProfileFrameProps extends Omit<ProfilePersonProps, 'isHome'> {
  /** Accessible name of the sections. */
  readonly label: string;
  /** Groups in display order, each with its entries. */
  readonly groups: readonly ProfileSectionGroup[];
  /** The account's home: on phones it shows the person above the strip. */
  readonly isHome?: boolean;
  /** A work screen (wizard, answers, messages): from 1264 px a rail of icons leaves it more room. */
  readonly isFolded?: boolean;
  /** The link to the help of the screen, after the sections, with its action. */
  readonly help?: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly text: string; readonly short: string };
  /** Logs out, after the sections. */
  readonly leave: { readonly text: string; readonly isLeaving: boolean; run(): void };
  readonly children: ReactNode;
}

/**
 * The frame of all private pages: from 1264 px the full menu of sections (264 px, or folded to icons), from 600 px a rail with short names,
 * below that a strip that scrolls. It works before and without script.
 *
 * Use it around the content of every page of the account. Not on public pages, and not for the views of one page (Tabs).
 */
export function ProfileFrame({
  label,
  groups,
  isHome = false,
  isFolded = false,
  help,
  leave,
  children,
  ...whose
}: ProfileFrameProps) {
  const current = groups.flatMap(({ sections }) => sections).find(({ isCurrent }) => isCurrent);
  return (
    <div className={cx('profile-frame', {}, isFolded ? 'u-profile-frame--folded' : undefined)}>
      <aside className={cx('profile-aside')}>
        <ProfilePerson {...whose} isHome={isHome} />
        <nav className={cx('profile-sections')} aria-label={label}>
          {groups.map(({ id, sections }) => (
            <ul key={id}>
              {sections.map((section) => (
                <li key={section.id}>
                  <ProfileSection {...section} />
                </li>
              ))}
            </ul>
          ))}
          <ul>
            {help ? <HelpItem {...help} /> : null}
            <li>
              <button
                type="button"
                className={cx('profile-section')}
                aria-disabled={leave.isLeaving}
                onClick={() => leave.isLeaving || leave.run()}
              >
                <Icon path={mdiLogout} />
                <span className="u-profile-section-text">{leave.text}</span>
                <span className="u-profile-short">{leave.text}</span>
              </button>
            </li>
          </ul>
          <CurrentInView currentId={current?.id} />
        </nav>
      </aside>
      <div className={cx('profile-content')}>{children}</div>
    </div>
  );
}

function HelpItem({ text, short, ...anchor }: NonNullable<ProfileFrameProps['help']>) {
  return (
    <li>
      <a className={cx('profile-section')} {...anchor}>
        <Icon path={mdiHelpCircleOutline} />
        <span className="u-profile-section-text">{text}</span>
        <span className="u-profile-short">{short}</span>
      </a>
    </li>
  );
}

/** A screen with columns of its own: the menu beside it is folded to a rail, also in the first response. */
export function WorkScreen({ children }: { readonly children: ReactNode }) {
  return <div className="u-work-screen">{children}</div>;
}
