import { mdiChevronRight, mdiPlay } from '@mdi/js';
import { Card } from '../../card/card';
import { Heading } from '../../heading/heading';
import { Icon } from '../../icon/icon';
import { MixedText } from '../../mixed-text/mixed-text';
import { Panel } from '../../panel/panel';
import { cx } from '../../style/cx';

export interface HelpVideoView {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly poster: string;
  /** «۴:۳۵» */
  readonly length: string;
  /** Attributes that perform an action in place of following it. */
  readonly action?: Readonly<Record<`data-${string}`, string>>;
}

export interface HelpLinkView {
  readonly href: string;
  readonly title: string;
  /** A few words on what it tells. */
  readonly note?: string;
}

interface Place {
  /** In the column beside the steps: a panel of rows. */
  readonly isBeside?: boolean;
}

/** Videos of a help, as links with their poster. */
export function HelpVideos({
  title,
  videos,
  isBeside = false,
}: { readonly title: string; readonly videos: readonly HelpVideoView[] } & Place) {
  const list = (
    <ul className={isBeside ? 'u-help-video-rows' : cx('help-videos')}>
      {videos.map((video) => (
        <li key={video.id}>
          <a href={video.href} className="u-help-video" {...video.action}>
            <span>
              <img src={video.poster} alt="" width={640} height={360} loading="lazy" decoding="async" />
              <Icon path={mdiPlay} />
              <small>
                <bdi dir="ltr">{video.length}</bdi>
              </small>
            </span>
            <span>
              <MixedText>{video.title}</MixedText>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
  if (isBeside)
    return (
      <Panel id="help-videos" title={title} bleed isFlush>
        {list}
      </Panel>
    );
  return (
    <section className={cx('help-links')} aria-labelledby="help-videos">
      <Heading level={2} size="16" id="help-videos">
        {title}
      </Heading>
      {list}
    </section>
  );
}

/** Further help, as links. */
export function HelpLinks({
  id,
  title,
  links,
  isBeside = false,
}: { readonly id: string; readonly title: string; readonly links: readonly HelpLinkView[] } & Place) {
  if (isBeside)
    return (
      <Panel id={id} title={title} bleed isFlush>
        <HelpCells links={links} />
      </Panel>
    );
  return (
    <section className={cx('help-links')} aria-labelledby={id}>
      <Heading level={2} size="16" id={id}>
        {title}
      </Heading>
      <Card bleed>
        <HelpCells links={links} />
      </Card>
    </section>
  );
}

/** Links with what they tell: cells where there is room, else rows. */
export function HelpCells({ links }: { readonly links: readonly HelpLinkView[] }) {
  return (
    <ul className="u-help-list">
      {links.map(({ href, title, note }) => (
        <li key={href}>
          <a href={href}>
            <span>
              <MixedText>{title}</MixedText>
              {note ? (
                <small>
                  <MixedText>{note}</MixedText>
                </small>
              ) : null}
            </span>
            <Icon path={mdiChevronRight} mirrored />
          </a>
        </li>
      ))}
    </ul>
  );
}
