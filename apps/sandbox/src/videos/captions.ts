import { chapterSeconds } from '../seed/knowledge/videos';

/** Returns the WebVTT of one video: each chapter's sentence during its picture. */
export function captionsOf(chapters: readonly string[]): string {
  const cues = chapters.map((sentence, index) => {
    const [from, to] = [index * chapterSeconds, (index + 1) * chapterSeconds];
    return `${index + 1}\n${stamp(from)} --> ${stamp(to)}\n${sentence}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function stamp(seconds: number): string {
  const minutes = String(Math.floor(seconds / 60)).padStart(2, '0');
  return `00:${minutes}:${String(seconds % 60).padStart(2, '0')}.000`;
}
