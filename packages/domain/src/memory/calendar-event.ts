/** A reminder as an entry of a calendar. */
export interface CalendarEvent {
  /** The same for every file of one reminder, so that a calendar replaces the entry it has. */
  readonly uid: string;
  /** ISO 8601 instants: of the reminder, and of the last change. */
  readonly at: string;
  readonly changedAt: string;
  /** Number of changes before this one. */
  readonly sequence: number;
  readonly title: string;
  readonly text: string;
  /** Absolute address of the object. */
  readonly url: string;
}

const LONGEST_LINE = 75;
const MINUTES = 15;

/**
 * Writes an iCalendar file (RFC 5545) of one event with an alarm at its time. Times are in UTC, so that no definition of a time zone is
 * needed; the calendar is named as of Tehran.
 */
export function writeCalendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bazaar//Notes//FA',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-TIMEZONE:Asia/Tehran',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${instantOf(event.changedAt)}`,
    `LAST-MODIFIED:${instantOf(event.changedAt)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${instantOf(event.at)}`,
    `DURATION:PT${MINUTES}M`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.text)}`,
    `URL:${event.url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(event.title)}`,
    'TRIGGER:PT0M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** `20261201T053000Z` */
function instantOf(iso: string): string {
  return new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** Breaks a line into pieces of at most 75 octets, never inside a character; each further piece begins with a space. */
function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const sign of line) {
    const size = octetsOf(sign);
    if (octets + size > LONGEST_LINE) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += sign;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

/** Returns the length of a character in UTF-8. */
function octetsOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
