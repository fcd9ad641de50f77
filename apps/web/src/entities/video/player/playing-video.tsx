import type { MediaVideo } from '@bazaar/api/model';
import { cuesAt } from '@bazaar/domain/captions/cues-at';
import { formatClock } from '@bazaar/domain/captions/playback-time';
import { nextSpeed, type PlayerCommand } from '@bazaar/domain/captions/player-command';
import { Button } from '@bazaar/ui/button';
import { VideoPlayer, VideoStage } from '@bazaar/ui/patterns/video-player';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { countVisit } from '@/entities/visit/count-visit';
import { whenSeen } from '@/entities/visit/when-seen';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { videoPlayerMessages as texts } from '@/translations/video-player';
import { useCaptions } from '../playback/use-captions';
import { smallWindow, useFullscreen } from '../playback/use-fullscreen';
import { usePlayback } from '../playback/use-playback';
import { usePosition } from '../playback/use-position';
import { useSources } from '../playback/use-sources';
import { showInAddress } from '../playback/video-history';
import { readPosition } from '../watched-positions';
import { PlayerControls } from './player-controls';
import { PlayerFailure } from './player-failure';
import { PlayerFoot } from './player-foot';
import { pressPlayerKey } from './player-keys';
import { TranscriptPanel } from './transcript-panel';

export interface PlayingVideoProps {
  readonly video: MediaVideo;
  /** Second to begin at. */
  readonly second?: number;
  /** It was pressed, so it may play at once. */
  readonly isPressed: boolean;
  /** Tells the second it is at, for a link to it. */
  readonly secondsNow?: Ref<() => number>;
  /** The key of the list of keys was pressed. */
  readonly onKeys?: () => void;
}

const SEEN_MS = 3_000;
/** The offer to continue goes once the beginning has been watched again. */
const OFFER_SECONDS = 15;

/** Plays one video: picture, controls, keys, transcript. */
export function PlayingVideo({ video, second, isPressed, secondsNow, onKeys }: PlayingVideoProps) {
  const { id, title, chapters = [] } = video;
  const playback = usePlayback(video.durationSeconds);
  const sources = useSources(video.sources);
  const captions = useCaptions(video.captions);
  const main = useRef<HTMLDivElement>(null);
  const fullscreen = useFullscreen(main);
  const [areCaptionsOn, setCaptionsOn] = useState(true);
  const [left, setLeft] = useState(() => (second === undefined ? readPosition(id) : undefined));
  const resumed = useRef({ seconds: second ?? 0, plays: isPressed && !isMotionReduced(), speed: 1 });
  usePosition(id, playback);
  useImperativeHandle(secondsNow, () => () => playback.videoRef.current?.currentTime ?? 0, [
    playback.videoRef,
  ]);
  // The dialog opened before the player was there: the keys act once the focus is inside.
  useEffect(() => main.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus(), []);
  useEffect(
    () => whenSeen(SEEN_MS, () => countVisit({ objectType: 'Video', objectId: id }, paths.video(id))),
    [id],
  );

  const begin = () => {
    const { seconds, plays, speed } = resumed.current;
    if (seconds > 0) playback.seek(seconds);
    if (speed !== 1) playback.setSpeed(speed);
    if (plays) playback.play();
  };
  const tryNext = () => {
    const { seconds, isPlaying, speed } = playback;
    resumed.current = { seconds: seconds || resumed.current.seconds, plays: isPlaying, speed };
    sources.next();
  };
  const perform = (command: PlayerCommand) => {
    const actions: {
      [Kind in PlayerCommand['kind']]: (own: Extract<PlayerCommand, { kind: Kind }>) => void;
    } = {
      toggle: playback.toggle,
      step: ({ seconds }) => playback.seek(playback.seconds + seconds),
      place: ({ part }) => playback.seek(playback.durationSeconds * part),
      louder: ({ by }) => playback.setVolume(playback.volume + by),
      faster: ({ by }) => playback.setSpeed(nextSpeed(playback.speed, by)),
      mute: playback.toggleMute,
      captions: () => setCaptionsOn((isOn) => !isOn),
      fullscreen: () => fullscreen?.onToggle(),
      picture: () => smallWindow(playback.videoRef)?.(),
      help: () => onKeys?.(),
    };
    (actions[command.kind] as (own: PlayerCommand) => void)(command);
  };
  const shown = areCaptionsOn ? cuesAt(captions.cues, playback.seconds).map(({ text }) => text) : [];
  const read = playback.read;
  return (
    <VideoPlayer
      mainRef={main}
      onKeyDown={(event) => pressPlayerKey(event, perform)}
      stage={
        <VideoStage
          key={sources.key}
          videoRef={playback.videoRef}
          title={title}
          src={sources.source?.url}
          poster={pictureAt(video.cover, 1024)}
          preload="metadata"
          captions={shown}
          isPlaying={playback.isPlaying}
          isWaiting={playback.isWaiting}
          waitingLabel={texts.waiting}
          playLabel={texts.controls.play}
          onToggle={playback.toggle}
          onLoadedMetadata={begin}
          onError={tryNext}
          onPause={() => {
            read();
            showInAddress(id, playback.videoRef.current?.currentTime ?? 0);
          }}
          {...Object.fromEntries(FOLLOWED.map((name) => [name, read]))}
          offer={
            left !== undefined && playback.seconds < Math.min(OFFER_SECONDS, left) ? (
              <Button
                onClick={() => {
                  playback.seek(left);
                  playback.play();
                  setLeft(undefined);
                }}
              >
                {texts.continueFrom(formatClock(left))}
              </Button>
            ) : null
          }
          failure={
            sources.source === undefined ? <PlayerFailure video={video} onRetry={sources.retry} /> : undefined
          }
        />
      }
      controls={
        sources.source === undefined ? null : (
          <PlayerControls
            playback={playback}
            chapters={chapters}
            captions={
              captions.state === 'ready'
                ? { isOn: areCaptionsOn, onToggle: () => setCaptionsOn(!areCaptionsOn) }
                : undefined
            }
            fullscreen={fullscreen}
          />
        )
      }
      transcript={
        <TranscriptPanel
          captions={captions}
          chapters={chapters}
          seconds={playback.seconds}
          onSeek={playback.seek}
        />
      }
      foot={<PlayerFoot video={video} source={sources.source ?? video.sources[0]} />}
    />
  );
}

/** Events after which the element is read again. */
const FOLLOWED = [
  'onTimeUpdate',
  'onPlay',
  'onPlaying',
  'onWaiting',
  'onCanPlay',
  'onSeeking',
  'onSeeked',
  'onProgress',
  'onEnded',
  'onVolumeChange',
  'onRateChange',
  'onDurationChange',
] as const;

function isMotionReduced(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
