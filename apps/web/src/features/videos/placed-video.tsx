import type { MediaVideo } from '@bazaar/api/model';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { Heading } from '@bazaar/ui/heading';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { videosIcon } from '@bazaar/ui/patterns/empty-icons';
import { VideoPlace } from '@bazaar/ui/patterns/videos-head';
import { Text } from '@bazaar/ui/text';
import { toVideoView } from '@/entities/video/video-view';
import type { QueryResult } from '@/lib/data/query-result';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { retryTexts } from '@/translations/retry';
import { videosMessages as texts } from '@/translations/videos';
import { OpenOnArrival } from './open-on-arrival';
import { type VideosAddress, videosHref } from './videos-address';

export interface PlacedVideoProps {
  readonly open: QueryResult<MediaVideo | undefined>;
  readonly address: VideosAddress;
}

/** Renders the video of the address with the browser's own controls, which work without script; with script the player opens over it. */
export function PlacedVideo({ open, address }: PlacedVideoProps) {
  if (open.state === 'failed') {
    const retry = (
      <ButtonLink aria-label={retryTexts.of(texts.videoFailed)} href={paths.video(address.videoId ?? '')}>
        {texts.retry}
      </ButtonLink>
    );
    return (
      <Card bleed>
        <ErrorPanel title={texts.videoFailed} action={retry} isInline />
      </Card>
    );
  }
  const video = open.state === 'ready' ? open.value : undefined;
  if (video === undefined) {
    return (
      <Card bleed>
        <EmptyPanel
          icon={videosIcon}
          title={texts.notFound}
          action={<ButtonLink href={videosHref({})}>{texts.showAll}</ButtonLink>}
          isInline
        />
      </Card>
    );
  }
  return (
    <Card bleed>
      <Placed video={video} second={address.second} />
      <OpenOnArrival
        videoId={video.id}
        {...(address.second === undefined ? {} : { second: address.second })}
      />
    </Card>
  );
}

function Placed({ video, second }: { readonly video: MediaVideo; readonly second: number | undefined }) {
  const { title, cover, sources, captions = [], article } = video;
  const place = second === undefined ? '' : `#t=${second}`;
  return (
    <VideoPlace>
      {/* biome-ignore lint/a11y/useMediaCaption: a video has its captions where its maker gave some */}
      <video controls preload="none" playsInline poster={pictureAt(cover, 1024)} aria-label={title}>
        {sources.map(({ url, mime }) => (
          <source key={url} src={url + place} type={mime} />
        ))}
        {captions.map(({ url, lang }) => (
          <track key={url} kind="captions" src={url} srcLang={lang} label={texts.captionsTrack} default />
        ))}
      </video>
      <Heading level={2}>{title}</Heading>
      <Text as="p" size={13} tone="muted">
        {toVideoView(video).facts}
      </Text>
      {article ? <ButtonLink href={paths.article(article)}>{texts.fullArticle}</ButtonLink> : null}
      {sources[0] ? (
        <ButtonLink href={sources[0].url} download>
          {texts.download}
        </ButtonLink>
      ) : null}
    </VideoPlace>
  );
}
