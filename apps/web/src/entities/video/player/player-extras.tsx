import type { MediaVideo } from '@bazaar/api/model';
import { VideoExtra, VideoExtras, type VideoExtrasProps } from '@bazaar/ui/patterns/video-player';
import { useState } from 'react';
import { FavouriteButton } from '@/entities/favourite/favourite-button';
import { NOTE } from '@/entities/note/note-form-id';
import { performAction } from '@/lib/actions/early-presses';
import { videoPlayerMessages as texts } from '@/translations/video-player';
import { videoAddress } from '../playback/video-history';

export interface PlayerExtrasProps {
  readonly video: MediaVideo;
  readonly secondsNow: () => number;
  readonly keys: Pick<VideoExtrasProps['keys'], 'isOpen' | 'onToggle'>;
  readonly previous?: (() => void) | undefined;
  readonly next?: (() => void) | undefined;
  /** Closes the player, for what opens over the page. */
  readonly onLeave: () => void;
}

/** Renders what can be done with a video besides watching it, in the head of its dialog. */
export function PlayerExtras({ video, secondsNow, keys, previous, next, onLeave }: PlayerExtrasProps) {
  const { id, title } = video;
  return (
    <VideoExtras moreLabel={texts.more} keys={{ title: texts.keys, rows: texts.keyRows, ...keys }}>
      <CopyLink address={() => new URL(videoAddress(id, secondsNow()), location.origin).href} />
      <FavouriteButton objectType="Video" objectId={id} title={title} isShort />
      <VideoExtra
        name="note"
        label={texts.note}
        onPress={() => {
          onLeave();
          performAction({ name: NOTE, payload: { objectType: 'Video', objectId: id } });
        }}
      />
      {previous ? <VideoExtra name="previous" label={texts.previous} onPress={previous} /> : null}
      {next ? <VideoExtra name="next" label={texts.next} onPress={next} /> : null}
    </VideoExtras>
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
      <span role="status">{said}</span>
      <VideoExtra name="link" label={texts.copyLink} onPress={() => void copy()} />
    </>
  );
}
