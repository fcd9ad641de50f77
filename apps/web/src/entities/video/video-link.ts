import { actionAttributes } from '@/lib/actions/action-attributes';
import { paths } from '@/lib/navigation/paths';
import { VIDEO } from './video-action-name';

/** A link to a video whose press opens the player in place; without script it leads to the page that shows the video. */
export interface VideoLink {
  readonly href: string;
  readonly action: Readonly<Record<`data-${string}`, string>>;
}

export function videoLink(id: string): VideoLink {
  const { 'data-payload': payload = '', ...action } = actionAttributes(VIDEO, { id });
  return { href: paths.video(id), action: { ...action, 'data-payload': payload } };
}
