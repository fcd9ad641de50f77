import { mdiLockOutline } from '@mdi/js';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';
import type { ProfileSectionLink } from './profile-sections';

/** One section: a link, or the reason why it is disabled. */
export function ProfileSection(section: ProfileSectionLink) {
  const { id, href, isCurrent = false, forbiddenReason } = section;
  if (forbiddenReason === undefined)
    return (
      <a
        href={href}
        className={cx('profile-section', { current: isCurrent })}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <Content {...section} />
      </a>
    );
  const reasonId = `profile-${id}-reason`;
  return (
    <>
      <button
        type="button"
        className={cx('profile-section', { forbidden: true })}
        aria-disabled="true"
        aria-describedby={reasonId}
        popoverTarget={reasonId}
      >
        <Content {...section} />
      </button>
      <div id={reasonId} popover="auto" className={cx('profile-reason')}>
        {forbiddenReason}
      </div>
    </>
  );
}

function Content({
  text,
  shortText,
  icon,
  count,
  spokenCount,
  isFresh = false,
  forbiddenReason,
}: ProfileSectionLink) {
  return (
    <>
      <Icon path={icon} />
      <span className="u-profile-section-text">
        {text}
        {forbiddenReason === undefined ? null : (
          <small className="u-profile-section-why" aria-hidden="true">
            {forbiddenReason}
          </small>
        )}
      </span>
      <span className="u-profile-short">{shortText}</span>
      {count ? (
        <small
          className={cx('profile-count', { fresh: isFresh })}
          aria-hidden={spokenCount ? true : undefined}
        >
          {count}
        </small>
      ) : null}
      {spokenCount ? <span className="sr"> {spokenCount}</span> : null}
      {forbiddenReason === undefined ? null : (
        <span className="u-profile-lock">
          <Icon path={mdiLockOutline} size={16} />
        </span>
      )}
    </>
  );
}
