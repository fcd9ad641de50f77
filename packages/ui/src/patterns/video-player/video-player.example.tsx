import { VideoPlayer } from '@bazaar/ui/patterns/video-player';
import type { ComponentProps } from 'react';

export function Example({ stage, controls }: ComponentProps<typeof VideoPlayer>) {
  return <VideoPlayer stage={stage} controls={controls} />;
}
