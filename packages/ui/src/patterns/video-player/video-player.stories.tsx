import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../button/button';
import { Dialog } from '../../dialog/dialog';
import { ErrorPanel } from '../../message-panel/message-panel';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { bearing } from '../../story-parts/pictures';
import { press } from '../../story-parts/press';
import {
  TranscriptNotice,
  VideoControls,
  type VideoControlsProps,
  VideoExtra,
  VideoExtras,
  VideoFoot,
  VideoFootIcon,
  VideoPlayer,
  VideoStage,
  VideoTitle,
  VideoTranscript,
} from './video-player';

const nothing = () => undefined;
const sentence = 'هر دو محور را با هم بچرخانید و عدد ساعت ۶ را یادداشت کنید.';
const stage = {
  videoRef: createRef<HTMLVideoElement>(),
  title: 'هم‌محوری پمپ و الکتروموتور',
  poster: bearing,
  captions: [] as readonly string[],
  isPlaying: false,
  isWaiting: false,
  waitingLabel: 'ویدئو در راه است',
  playLabel: 'پخش',
  onToggle: nothing,
};
const controls: VideoControlsProps = {
  texts: {
    controls: 'کنترل‌های ویدئو',
    play: 'پخش',
    pause: 'مکث',
    back: '۱۰ ثانیه به عقب',
    forward: '۱۰ ثانیه به جلو',
    mute: 'بی‌صدا کردن',
    unmute: 'با صدا',
    volume: 'بلندی صدا',
    speed: 'سرعت پخش',
    captions: 'زیرنویس',
    picture: 'پنجرهٔ کوچک',
    fullscreen: 'تمام‌صفحه',
    leaveFullscreen: 'بیرون از تمام‌صفحه',
  },
  timeline: {
    label: 'زمان',
    valueText: '۱ دقیقه و ۱۲ ثانیه از ۴ دقیقه و ۳۶ ثانیه',
    seconds: 72,
    durationSeconds: 276,
    buffered: [[0, 168]],
    marks: [0, 38, 104],
    onSeek: nothing,
  },
  clock: ['۱:۱۲', '۴:۳۶'],
  isPlaying: false,
  onToggle: nothing,
  onStep: nothing,
  isMuted: false,
  onMute: nothing,
  volume: 0.8,
  volumeText: '۸۰ درصد',
  onVolume: nothing,
  speed: 1.25,
  speeds: [
    { value: 1, label: '۱×' },
    { value: 1.25, label: '۱٫۲۵×' },
  ],
  onSpeed: nothing,
  captions: { isOn: true, onToggle: nothing },
  onPicture: nothing,
  fullscreen: { isOn: false, onToggle: nothing },
};
const { captions: _, ...withoutCaptions } = controls;
const search = {
  label: 'جستجو در متن ویدئو',
  placeholder: 'واژه‌ای از متن',
  term: '',
  count: '',
  previousLabel: 'یافتهٔ پیشین',
  nextLabel: 'یافتهٔ بعدی',
  onType: nothing,
  onStep: nothing,
  onGo: nothing,
};
const lines = [
  { id: '1', kind: 'chapter', clock: '۰:۳۸', said: '۳۸ ثانیه', text: 'بستن ساعت' },
  { id: '2', kind: 'sentence', clock: '۰:۴۰', said: '۴۰ ثانیه', text: 'نگهدارنده را ببندید.' },
  { id: '3', kind: 'sentence', clock: '۱:۱۲', said: '۱ دقیقه و ۱۲ ثانیه', text: sentence, isCurrent: true },
] as const;
const foot = (
  <VideoFoot note="مطلب کامل: هم‌محوری با ساعت">
    <Button size="small">
      <VideoFootIcon name="download" />
      دریافت WebM
    </Button>
  </VideoFoot>
);

const meta = {
  title: 'Patterns/Content/Video player',
  component: VideoPlayer,
  args: {
    stage: <VideoStage {...stage} />,
    controls: <VideoControls {...controls} />,
    transcript: <VideoTranscript label="متن ویدئو" lines={lines} search={search} onSeek={nothing} />,
    foot,
  },
  parameters: {
    ...keyTable({
      'Space, K': 'plays and stops',
      'ArrowLeft, ArrowRight': 'five seconds back and on',
      'J, L': 'ten seconds back and on',
      'ArrowUp, ArrowDown': 'louder and quieter; in the transcript, among its lines',
      'M, C, F, I': 'mute, captions, fullscreen, small window',
      Enter: 'on a line of the transcript: plays from there',
    }),
    wide: true,
  },
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const PlayingWithCaptions: Story = {
  args: {
    stage: <VideoStage {...stage} isPlaying captions={[sentence]} />,
    controls: <VideoControls {...controls} isPlaying />,
  },
};
export const Waiting: Story = { args: { stage: <VideoStage {...stage} isPlaying isWaiting /> } };
export const GoingOn: Story = {
  args: { stage: <VideoStage {...stage} offer={<Button>ادامه از ۱:۱۲</Button>} /> },
};
export const Failed: Story = {
  args: {
    stage: <VideoStage {...stage} failure={<ErrorPanel title="این ویدئو پخش نشد." />} />,
    controls: null,
  },
};
export const WithoutCaptions: Story = {
  args: {
    controls: <VideoControls {...withoutCaptions} isMuted fullscreen={{ isOn: true, onToggle: nothing }} />,
    transcript: (
      <VideoTranscript
        label="متن ویدئو"
        lines={[]}
        search={search}
        onSeek={nothing}
        notice={<TranscriptNotice>این ویدئو زیرنویس و متن ندارد.</TranscriptNotice>}
      />
    ),
  },
};
export const Found: Story = {
  args: {
    transcript: (
      <VideoTranscript
        label="متن ویدئو"
        lines={[
          { ...lines[0], matched: [[5, 9]] },
          lines[1],
          { ...lines[2], matched: [[35, 39]], isFound: true },
        ]}
        search={{ ...search, term: 'ساعت', count: '۲ از ۲' }}
        onSeek={nothing}
      />
    ),
  },
};
export const LongText: Story = {
  args: { stage: <VideoStage {...stage} isPlaying captions={[`${sentence} ${sentence}`, sentence]} /> },
};
export const MixedDirection: Story = {
  args: { stage: <VideoStage {...stage} isPlaying captions={['پسوند 2RSH یعنی دو کاسه‌نمد تماسی.']} /> },
};
/** In the head of its dialog: the other actions as icons, the list of keys opened by one of them. */
export const InDialog: Story = {
  tags: ['framed'],
  render: function Bound(args) {
    const [isOpen, setOpen] = useState(false);
    const keys = {
      title: 'کلیدهای میان‌بر',
      isOpen,
      onToggle: setOpen,
      rows: [{ keys: 'Space, K', does: 'پخش و مکث' }],
    };
    return (
      <Dialog
        isOpen
        onClose={nothing}
        title={<VideoTitle title="هم‌محوری پمپ و الکتروموتور" by="پمپ‌سازان خاورمیانه" />}
        actions={
          <VideoExtras moreLabel="بیشتر" keys={keys}>
            <VideoExtra name="link" label="کپی پیوند همین لحظه" onPress={nothing} />
            <VideoExtra name="note" label="یادداشت" onPress={nothing} />
          </VideoExtras>
        }
        closeLabel="بستن"
      >
        <VideoPlayer {...args} />
      </Dialog>
    );
  },
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: /۴۰ ثانیه/ });
    first.focus();
    await press('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /۱ دقیقه و ۱۲ ثانیه/ })).toHaveFocus();
    await press('{ArrowUp}');
    await expect(first).toHaveFocus();
  }),
};
