import { formatClock, sayTime } from '@bazaar/domain/captions/playback-time';
import {
  currentLine,
  findInTranscript,
  transcriptOf,
  type VideoChapter,
} from '@bazaar/domain/captions/transcript';
import { formatNumber } from '@bazaar/domain/persian';
import { TranscriptNotice, VideoTranscript } from '@bazaar/ui/patterns/video-player';
import { useEffect, useMemo, useRef, useState } from 'react';
import { videoPlayerMessages as texts } from '@/translations/video-player';
import type { Captions } from '../playback/use-captions';

export interface TranscriptPanelProps {
  readonly captions: Captions;
  readonly chapters: readonly VideoChapter[];
  readonly seconds: number;
  readonly onSeek: (seconds: number) => void;
}

const NOTICES = {
  none: texts.noTranscript,
  pending: texts.transcriptPending,
  failed: texts.transcriptUnread,
} as const;

/** Renders what is said in the video: searched, followed while it plays, and pressed to go there. */
export function TranscriptPanel({ captions, chapters, seconds, onSeek }: TranscriptPanelProps) {
  const lines = useMemo(() => transcriptOf(captions.cues, chapters), [captions.cues, chapters]);
  const [term, setTerm] = useState('');
  const [at, setAt] = useState(0);
  const found = useMemo(() => findInTranscript(lines, term), [lines, term]);
  const list = useRef<HTMLOListElement>(null);
  const current = currentLine(lines, seconds);
  const isFollowing = useRef(true);
  useEffect(() => {
    if (isFollowing.current && term === '') showLine(list.current, current);
  }, [current, term]);
  useEffect(() => showLine(list.current, found[at]?.index ?? -1), [found, at]);
  const go = (index: number | undefined) => {
    const line = lines[index ?? -1];
    if (line === undefined) return;
    isFollowing.current = true;
    onSeek(line.startSeconds);
  };
  return (
    <VideoTranscript
      label={texts.transcript}
      listRef={list}
      lines={lines.map(({ kind, startSeconds, text }, index) => ({
        id: `${kind}-${startSeconds}-${index}`,
        kind,
        clock: formatClock(startSeconds),
        said: sayTime(startSeconds),
        text,
        matched: found.find((line) => line.index === index)?.ranges,
        isCurrent: index === current,
        isFound: found[at]?.index === index,
      }))}
      search={{
        label: texts.search,
        placeholder: texts.searchHint,
        term,
        count: countText(term, at, found.length),
        previousLabel: texts.previousFound,
        nextLabel: texts.nextFound,
        onType: (typed) => {
          setTerm(typed);
          setAt(0);
        },
        onStep: (by) =>
          setAt((before) => (found.length === 0 ? 0 : (before + by + found.length) % found.length)),
        onGo: () => go(found[at]?.index),
      }}
      onSeek={go}
      onScrolled={() => {
        isFollowing.current = false;
      }}
      notice={
        captions.state === 'ready' ? undefined : (
          <TranscriptNotice>{NOTICES[captions.state]}</TranscriptNotice>
        )
      }
    />
  );
}

function countText(term: string, at: number, count: number): string {
  if (term.trim() === '') return '';
  return count === 0 ? texts.nothingFound : texts.found(formatNumber(at + 1), formatNumber(count));
}

/** Scrolls the list alone: the dialog stays where it is. */
function showLine(list: HTMLOListElement | null, index: number): void {
  const line = list?.children[index];
  if (!list || !(line instanceof HTMLElement)) return;
  const [top, bottom] = [
    line.offsetTop - list.offsetTop,
    line.offsetTop - list.offsetTop + line.offsetHeight,
  ];
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
