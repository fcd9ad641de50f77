import { VideoGrid } from '@bazaar/ui/patterns/video-grid';
import type { ComponentProps } from 'react';

export function Example({ videos }: ComponentProps<typeof VideoGrid>) {
  return <VideoGrid label="ویدئوها" lengthLabel="مدت" videos={videos} />;
}
