import { mdiMagnify, mdiSwapVertical } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '../../button/button';
import { TextField } from '../../field/field';
import { Heading } from '../../heading/heading';
import { Icon } from '../../icon/icon';
import { SegmentedLinks, type SegmentLink } from '../../segmented/segmented';

export { VideoPlace } from './video-place';

export interface VideoTagLink {
  readonly href: string;
  readonly label: string;
  /** In Persian digits. */
  readonly count?: string;
  readonly isCurrent?: boolean;
}

export interface VideosHeadProps {
  readonly title: string;
  /** How many there are, and what they have: a live region. */
  readonly lead: ReactNode;
  readonly search: {
    readonly action: string;
    readonly name: string;
    readonly label: string;
    readonly placeholder: string;
    readonly submitLabel: string;
    readonly term: string;
    /** What else stays in the address. */
    readonly hidden: readonly (readonly [name: string, value: string])[];
  };
  /** Tags with their counts; absent while nothing is known of them. */
  readonly tags?: { readonly label: string; readonly links: readonly VideoTagLink[] };
  /** Two orders: a phone has room for one icon, which leads to the other one. Absent where nothing is to be put in order. */
  readonly sort?: { readonly label: string; readonly segments: readonly SegmentLink[] };
  /** What the list is narrowed to besides: a chip that takes it away, directly above the list. */
  readonly chosen?: ReactNode;
}

/**
 * Head of the page of videos: search, tags with their counts, order. Everything is a link or a form, so it works without script. On phones
 * search and order are icons, so that the first videos are in the first view.
 */
export function VideosHead({ title, lead, search, tags, sort, chosen }: VideosHeadProps) {
  return (
    <div className="u-videos-head">
      <div className="u-videos-top">
        <div>
          <Heading level={1}>{title}</Heading>
          <p role="status">{lead}</p>
        </div>
        <search aria-label={search.label}>
          <form action={search.action} method="get">
            {search.hidden.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <TextField
              id="video-term"
              name={search.name}
              label={search.label}
              isLabelHidden
              placeholder={search.placeholder}
              type="search"
              autoComplete="off"
              maxLength={120}
              defaultValue={search.term}
            />
            <Button type="submit">
              <Icon path={mdiMagnify} />
              <span>{search.submitLabel}</span>
            </Button>
          </form>
        </search>
      </div>
      {tags || sort ? (
        <div className="u-videos-filter">
          {tags ? <Tags {...tags} /> : null}
          {sort ? <Sort {...sort} /> : null}
        </div>
      ) : null}
      {chosen ? <div>{chosen}</div> : null}
    </div>
  );
}

function Tags({ label, links }: NonNullable<VideosHeadProps['tags']>) {
  return (
    <nav aria-label={label}>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={link.isCurrent ? 'true' : undefined}>
              {link.label}
              {link.count ? <small>{link.count}</small> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Sort({ label, segments }: NonNullable<VideosHeadProps['sort']>) {
  return (
    <SegmentedLinks
      label={label}
      segments={segments.map((segment) => ({
        ...segment,
        label: (
          <>
            <Icon path={mdiSwapVertical} />
            <span>{segment.label}</span>
          </>
        ),
      }))}
    />
  );
}
