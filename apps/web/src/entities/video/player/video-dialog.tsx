import '@bazaar/ui/player.css';
import { formatShortDate } from '@bazaar/domain/dates';
import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { videosIcon } from '@bazaar/ui/patterns/empty-icons';
import { TranscriptNotice, VideoInstead, VideoTitle } from '@bazaar/ui/patterns/video-player';
import { useRef, useState } from 'react';
import { videoPlayerMessages as texts } from '@/translations/video-player';
import { neighboursOf } from '../playback/neighbours';
import { useVideo, type VideoRead } from '../playback/use-video';
import { useVideoHistory } from '../playback/use-video-history';
import { showInAddress } from '../playback/video-history';
import { PlayerExtras } from './player-extras';
import { PlayingVideo } from './playing-video';

export interface VideoDialogProps {
  readonly id: string;
  readonly second?: number;
  /** The page was opened with this video: nothing was pressed. */
  readonly isArrival?: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Renders the player over the page. */
export function VideoDialog({ id: first, second, isArrival = false, isOpen, onClose }: VideoDialogProps) {
  const [id, setId] = useState(first);
  const [attempt, setAttempt] = useState(0);
  const [areKeysOpen, setKeysOpen] = useState(false);
  const secondsNow = useRef<() => number>(null);
  const read = useVideo(id, attempt);
  const leave = useVideoHistory(first, { isOpen, isArrival, onClose });
  const { previous, next } = neighboursOf(id);
  const change = (other: string | undefined) =>
    other === undefined
      ? undefined
      : () => {
          setId(other);
          showInAddress(other, 0);
        };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={<Title read={read} />}
      actions={
        isOpen && read.state === 'ready' ? (
          <PlayerExtras
            key={id}
            video={read.video}
            secondsNow={() => secondsNow.current?.() ?? 0}
            keys={{ isOpen: areKeysOpen, onToggle: setKeysOpen }}
            previous={change(previous)}
            next={change(next)}
            onLeave={leave}
          />
        ) : null
      }
      closeLabel={texts.close}
    >
      {isOpen && read.state === 'ready' ? (
        <PlayingVideo
          key={id}
          video={read.video}
          {...(id === first && second !== undefined ? { second } : {})}
          isPressed={!isArrival || id !== first}
          secondsNow={secondsNow}
          onKeys={() => setKeysOpen(!areKeysOpen)}
        />
      ) : (
        <VideoInstead>
          <Instead state={read.state} onRetry={() => setAttempt(attempt + 1)} />
        </VideoInstead>
      )}
    </Dialog>
  );
}

function Title({ read }: { readonly read: VideoRead }) {
  if (read.state !== 'ready') return texts.video;
  const { title, supplier, publishedAt } = read.video;
  return (
    <VideoTitle
      title={title}
      by={[supplier?.name, formatShortDate(publishedAt)].filter(Boolean).join('، ')}
    />
  );
}

function Instead({ state, onRetry }: { readonly state: VideoRead['state']; readonly onRetry: () => void }) {
  if (state === 'missing') return <EmptyPanel icon={videosIcon} title={texts.missing} />;
  if (state === 'failed')
    return <ErrorPanel title={texts.unread} action={<Button onClick={onRetry}>{texts.retry}</Button>} />;
  return <TranscriptNotice>{texts.pending}</TranscriptNotice>;
}
