import type { FaultRow } from './measure-faults.ts';
import type { FrontFigures } from './measure-front.ts';
import type { SharedFigures } from './measure-shared.ts';
import type { SoakFigures } from './measure-soak.ts';

export function faultLines(rows: readonly FaultRow[]): string[] {
  return [
    '| Fault | Requests | A second | Failed | Longest | Sent again | Remarks |',
    '|---|---|---|---|---|---|---|',
    ...rows.map(
      ({ fault, requests, perSecond, failed, longestMs, repeated, repeatedMs, remark }) =>
        `| ${fault} | ${requests} | ${perSecond.toFixed(0)} | ${failed} | ${seconds(longestMs)} | ${repeated}${repeated > 0 ? ` within ${seconds(repeatedMs)}` : ''} | ${remark} |`,
    ),
  ];
}

export function sharedLines(figures: SharedFigures): string[] {
  const { pages, hits, renderedByFirst, renderedBySecond, together, renderedTogether, storeErrors } = figures;
  const { storeKb, evicted } = figures;
  return [
    '| Distinct pages | Rendered by the first instance | Hits on the second | Rendered by the second | Errors of the store |',
    '|---|---|---|---|---|',
    `| ${pages} | ${renderedByFirst} | ${hits} | ${renderedBySecond} | ${storeErrors} |`,
    '',
    `Requested from both at the same time: ${together} further pages, rendered ${renderedTogether} times in all.`,
    '',
    `A page takes ${storeKb.toFixed(0)} KB of the store's memory; ${evicted} left it because it was full.`,
  ];
}

export function soakLines({ minutes, perSecond, requests, failed, instances }: SoakFigures): string[] {
  return [
    `${minutes.toFixed(1)} minutes at ${perSecond.toFixed(0)} requests a second: ${requests} requests, ${countsOf(failed)}.`,
    '',
    '| Instance | Memory at first | At last | Slope of the second half |',
    '|---|---|---|---|',
    ...instances.map(
      ({ name, firstMb, lastMb, slopeKb }) =>
        `| ${name} | ${firstMb.toFixed(0)} MB | ${lastMb.toFixed(0)} MB | ${slopeKb.toFixed(2)} KB a request |`,
    ),
  ];
}

function countsOf(failed: ReadonlyMap<string, number>): string {
  if (failed.size === 0) return '0 failed';
  return `failed: ${[...failed].map(([name, count]) => `${count} × ${name}`).join(', ')}`;
}

export function frontLines(figures: FrontFigures): string[] {
  const { front, bytes, assembled } = figures;
  return [
    '| A warm product page, gzip | Responses/s | Front cache over it |',
    '|---|---|---|',
    `| the cache in front | ${front.toFixed(0)} | |`,
    `| one instance, as stored bytes | ${bytes.toFixed(0)} | ${(front / bytes).toFixed(1)} × |`,
    `| one instance, assembled by the framework | ${assembled.toFixed(0)} | ${(front / assembled).toFixed(1)} × |`,
    '',
    `Alternating between somebody logged in and nobody: ${figures.alternations} times, ${figures.leaks} answers with the person’s text, ${figures.privateFromCache} of their own from the cache, ${figures.leakedFiles} files of the cache with it. Both web instances killed, every page past its lifetime (two seconds in this part): ${figures.staleServed} of ${figures.staleRequested} pages served stale.`,
  ];
}

function seconds(durationMs: number): string {
  return `${(durationMs / 1_000).toFixed(2)} s`;
}
