import type { HelpItem } from '@bazaar/api/model';
import { formatDate } from '@bazaar/domain/dates';
import { formatNumber, toPersianDigits } from '@bazaar/domain/persian';
import type { HelpVideoView } from '@bazaar/ui/patterns/help-article';
import { videoLink } from '@/entities/video/video-link';
import { pictureAt, pictureWidths } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { helpMessages as texts } from '@/translations/help';
import { helpNotes } from '@/translations/help-notes';

export interface HelpLink {
  readonly href: string;
  readonly title: string;
  readonly note?: string;
}

/** A help as its page shows it. */
export interface HelpData {
  readonly title: string;
  /** The introduction, sanitised. */
  readonly leadHtml: string;
  readonly updated: { readonly at: string; readonly text: string };
  readonly steps: readonly HelpStepData[];
  readonly videos: readonly HelpVideoView[];
  readonly related: readonly HelpLink[];
}

export interface HelpStepData {
  readonly number: string;
  readonly title: string;
  readonly text: string;
  readonly picture?: {
    readonly src: string;
    readonly srcSet: string | undefined;
    readonly width: number;
    readonly height: number;
  };
}

const WIDE = 640;
const USUAL_RATIO = 0.625;

/** Returns a help for its page. Related help the site has no name for is left out: its title would be a second read. */
export function toHelpData(item: HelpItem, leadHtml: string): HelpData {
  return {
    title: item.title,
    leadHtml,
    updated: { at: item.updatedAt, text: texts.updated(formatDate(item.updatedAt)) },
    steps: item.steps.map(({ title, text, image }, index) => ({
      number: formatNumber(index + 1),
      title,
      text,
      ...(image === undefined
        ? {}
        : {
            picture: {
              src: pictureAt(image, WIDE),
              srcSet: pictureWidths(image, [320, WIDE]),
              width: image.width ?? WIDE,
              height: image.height ?? Math.round((image.width ?? WIDE) * USUAL_RATIO),
            },
          }),
    })),
    videos: item.videos.map(({ id, title, cover, durationSeconds }) => ({
      id,
      title,
      ...videoLink(id),
      poster: pictureAt(cover, WIDE),
      length: lengthText(durationSeconds),
    })),
    related: item.relatedIds.flatMap((id) => helpLink(id) ?? []),
  };
}

/** Returns the link to the help of a screen; undefined for a screen the site has no name for. */
export function helpLink(id: string): HelpLink | undefined {
  const title = texts.names[id];
  const note = helpNotes[id];
  return title === undefined ? undefined : { href: paths.help(id), title, ...(note ? { note } : {}) };
}

const SECONDS_PER_MINUTE = 60;

/** Returns «۴:۳۵», in minutes and seconds. */
function lengthText(seconds: number): string {
  const rest = String(seconds % SECONDS_PER_MINUTE).padStart(2, '0');
  return toPersianDigits(`${Math.floor(seconds / SECONDS_PER_MINUTE)}:${rest}`);
}
