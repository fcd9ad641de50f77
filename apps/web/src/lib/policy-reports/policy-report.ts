/** What a report says of one refusal, without anything of the person whose browser refused. */
export interface PolicyReport {
  readonly directive: string;
  /** Origin or keyword of what was refused. */
  readonly blocked: string;
  /** Path of the page, without its query; what may be an id is a star. */
  readonly page: string;
}

const MOST_REPORTS = 20;

/**
 * Returns the refusals that a browser reports; none for a body that is no report. There are two ways of reporting: one refusal in the words
 * of the policy's first edition (`report-uri`), or a list of reports of many kinds (`report-to`).
 */
export function readReports(json: unknown): PolicyReport[] {
  const first = member(json, 'csp-report');
  if (typeof first === 'object' && first !== null)
    return [
      reportOf(
        textOf(first, 'effective-directive') || textOf(first, 'violated-directive'),
        textOf(first, 'blocked-uri'),
        textOf(first, 'document-uri'),
      ),
    ];
  const list: unknown[] = Array.isArray(json) ? json : [];
  return list.slice(0, MOST_REPORTS).flatMap((report) => {
    const body = member(report, 'body');
    if (textOf(report, 'type') !== 'csp-violation' || typeof body !== 'object' || body === null) return [];
    return [
      reportOf(textOf(body, 'effectiveDirective'), textOf(body, 'blockedURL'), textOf(body, 'documentURL')),
    ];
  });
}

function reportOf(directive: string, blocked: string, page: string): PolicyReport {
  return {
    directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown',
    blocked: originOf(blocked),
    page: pathOf(page),
  };
}

/** Of an address only its origin: a path may name a person. A keyword (`inline`, `eval`, `data`) is itself. */
function originOf(blocked: string): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  return URL.canParse(blocked) ? new URL(blocked).origin.slice(0, 100) : 'unknown';
}

function pathOf(page: string): string {
  if (!URL.canParse(page)) return 'unknown';
  const segments = new URL(page).pathname.split('/').slice(0, 4);
  return segments.map((segment) => (/[^a-z-]/i.test(segment) ? '*' : segment.slice(0, 40))).join('/');
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function textOf(value: unknown, name: string): string {
  const text = member(value, name);
  return typeof text === 'string' ? text : '';
}
