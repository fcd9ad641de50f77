import { latinRuns } from '@bazaar/ui/latin-runs';

/**
 * Isolates the codes of sanitised markup, as `MixedText` does outside of it, so that «درجهٔ G½» does not read «½G درجهٔ». What stands in a
 * `bdi` is isolated already. Idempotent.
 */
export function isolateRuns(html: string): string {
  let isolates = 0;
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (part.startsWith('<bdi')) isolates += 1;
      else if (part === '</bdi>') isolates -= 1;
      return part.startsWith('<') || isolates > 0 ? part : isolateText(part);
    })
    .join('');
}

/** Entities are read first: a run must not end within one. */
function isolateText(text: string): string {
  return latinRuns(plain(text))
    .map((run) => (run.isLatin ? isolated(run.text) : escaped(run.text)))
    .join('');
}

/** Keeps the spaces around a run outside of it. */
function isolated(run: string): string {
  const code = run.trim();
  const start = run.indexOf(code);
  return `${run.slice(0, start)}<bdi dir="ltr">${escaped(code)}</bdi>${run.slice(start + code.length)}`;
}

function plain(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
