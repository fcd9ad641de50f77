import type { MediaVideo, VideoSource } from '@bazaar/api/model';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { VideoFoot, VideoFootIcon } from '@bazaar/ui/patterns/video-player';
import { useState } from 'react';
import { FavouriteButton } from '@/entities/favourite/favourite-button';
import { NOTE } from '@/entities/note/note-form-id';
import { performAction } from '@/lib/actions/early-presses';
import { paths } from '@/lib/navigation/paths';
import { videoPlayerMessages as texts } from '@/translations/video-player';
import { useFileSize } from '../playback/use-file-size';
import { videoAddress } from '../playback/video-history';

export interface PlayerFootProps {
  readonly video: MediaVideo;
  readonly source: VideoSource | undefined;
  readonly secondsNow: () => number;
  readonly keys: { readonly isOpen: boolean; readonly onToggle: (isOpen: boolean) => void };
  readonly previous?: (() => void) | undefined;
  readonly next?: (() => void) | undefined;
  /** Closes the player, for what opens over the page. */
  readonly onLeave: () => void;
}

const KINDS: Readonly<Record<string, string>> = { 'video/mp4': 'MP4', 'video/webm': 'WebM' };

/** Renders what can be done with a video besides watching it. */
export function PlayerFoot({ video, source, secondsNow, keys, previous, next, onLeave }: PlayerFootProps) {
  const { id, title, article } = video;
  const size = useFileSize(source?.url);
  return (
    <VideoFoot
      note={article ? texts.articleNote(article.title) : undefined}
      keys={{ title: texts.keys, rows: texts.keyRows, ...keys }}
    >
      {article ? (
        <ButtonLink size="small" href={paths.article(article)}>
          <VideoFootIcon name="article" />
          {texts.article}
        </ButtonLink>
      ) : null}
      {source ? (
        <ButtonLink size="small" href={source.url} download>
          <VideoFootIcon name="download" />
          {texts.download(KINDS[source.mime] ?? '', size)}
        </ButtonLink>
      ) : null}
      <CopyLink address={() => new URL(videoAddress(id, secondsNow()), location.origin).href} />
      <FavouriteButton objectType="Video" objectId={id} title={title} isShort />
      <Button
        size="small"
        onClick={() => {
          onLeave();
          performAction({ name: NOTE, payload: { objectType: 'Video', objectId: id } });
        }}
      >
        {texts.note}
      </Button>
      {previous ? (
        <Button size="small" onClick={previous}>
          {texts.previous}
        </Button>
      ) : null}
      {next ? (
        <Button size="small" onClick={next}>
          {texts.next}
        </Button>
      ) : null}
    </VideoFoot>
  );
}

function CopyLink({ address }: { readonly address: () => string }) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(address()).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.notCopied),
    );
  return (
    <>
      <Button size="small" onClick={() => void copy()}>
        <VideoFootIcon name="link" />
        {texts.copyLink}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
