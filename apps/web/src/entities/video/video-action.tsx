import { isRecord } from '@bazaar/domain/parse-json';
import { showDialog } from '@/lib/actions/action-dialogs';
import type { ActionPress } from '@/lib/actions/action-table';
import { VideoDialog } from './player/video-dialog';

let presses = 0;

/** Opens the player for the video of a press. Each press opens a new one, at the video's start or where it was left. */
export function openVideo({ payload }: ActionPress): void {
  if (!isRecord(payload) || typeof payload.id !== 'string') return;
  const { id, second, isArrival } = payload;
  presses += 1;
  const key = `video-${presses}`;
  showDialog('video', (dialog) => (
    <VideoDialog
      key={key}
      id={id}
      {...(typeof second === 'number' ? { second } : {})}
      isArrival={isArrival === true}
      {...dialog}
    />
  ));
}
