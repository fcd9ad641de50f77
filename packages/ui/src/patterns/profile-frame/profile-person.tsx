import { mdiAccountOutline } from '@mdi/js';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';

export interface ProfileFramePerson {
  readonly name: string;
  /** Role of the person, and the company. */
  readonly role?: string | undefined;
  readonly pictureUrl?: string | undefined;
}

export interface ProfileFrameCredit {
  readonly label: string;
  /** Formatted, without its unit. */
  readonly amount: string;
  readonly unit: string;
  /** Link to top up; absent while there is no such page. */
  readonly action?: { readonly href: string; readonly text: string } | undefined;
}

export interface ProfileFrameCompleteness {
  /** 0 to 100. */
  readonly percent: number;
  /** «پروفایل ۸۵٪ کامل»; the rail has room for `shortText` only. */
  readonly text: string;
  readonly shortText: string;
  /** What is missing, as the text of the link. */
  readonly missingText?: string | undefined;
  readonly href: string;
}

export interface ProfilePersonProps {
  /** Name and picture of the person. */
  readonly person: ProfileFramePerson;
  /** `reading` keeps its place while it is being read, so that the sections below do not move. */
  readonly credit?: ProfileFrameCredit | 'reading' | undefined;
  /** How much of the profile is filled in; `reading` while that is loaded. */
  readonly completeness?: ProfileFrameCompleteness | 'reading' | undefined;
  readonly isHome: boolean;
}

/** A line of text without a character that is seen or read. */
const NO_TEXT = '\u00a0';

/** The account's owner: picture, name, wallet credit and completeness of the profile. */
export function ProfilePerson({ person, credit, completeness, isHome }: ProfilePersonProps) {
  return (
    <div className={cx('profile-person', { home: isHome })}>
      <span className={cx('profile-picture')}>
        {person.pictureUrl ? (
          <img src={person.pictureUrl} alt="" width={56} height={56} decoding="async" />
        ) : (
          <Icon path={mdiAccountOutline} size={32} />
        )}
      </span>
      <div className="u-profile-who">
        <b className={cx('profile-name')}>{person.name}</b>
        {person.role ? <span className={cx('profile-note')}>{person.role}</span> : null}
      </div>
      {credit === 'reading' ? <UnreadCredit /> : credit ? <Credit {...credit} /> : null}
      {completeness === 'reading' ? (
        <UnreadCompleteness />
      ) : completeness ? (
        <Completeness {...completeness} />
      ) : null}
    </div>
  );
}

function Credit({ label, amount, unit, action }: ProfileFrameCredit) {
  return (
    <div className="u-profile-credit">
      <span className={cx('profile-note')}>{label}</span>
      <span>
        <b>{amount}</b> <small>{unit}</small>
      </span>
      {action ? <a href={action.href}>{action.text}</a> : null}
    </div>
  );
}

function Completeness({ percent, text, shortText, missingText, href }: ProfileFrameCompleteness) {
  return (
    <div className="u-profile-completeness">
      <a href={href}>
        <span>
          <span className="u-profile-full">{text}</span>
          <span className="u-profile-short">{shortText}</span>
          {missingText ? <small>{missingText}</small> : null}
        </span>
        <progress className="u-profile-bar" max={100} value={percent} aria-hidden="true" />
      </a>
    </div>
  );
}

/** As high as the credit will be. */
function UnreadCredit() {
  return (
    <div className="u-profile-credit" aria-hidden="true">
      <span className={cx('profile-note')}>{NO_TEXT}</span>
      <span>
        <b>{NO_TEXT}</b> <small>{NO_TEXT}</small>
      </span>
    </div>
  );
}

/** As high as the completeness will be. */
function UnreadCompleteness() {
  return (
    <div className="u-profile-completeness" aria-hidden="true">
      <span className={cx('profile-note')}>{NO_TEXT}</span>
      <progress className="u-profile-bar" max={100} value={0} />
    </div>
  );
}
