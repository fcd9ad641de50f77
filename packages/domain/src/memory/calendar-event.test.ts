import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeCalendarFile } from './calendar-event';

const event = {
  uid: 'note-1@bazaar.example',
  at: '2026-12-01T05:30:00.000Z',
  changedAt: '2026-11-20T10:15:00.000Z',
  sequence: 2,
  title: 'یادداشت بلبرینگ 6205',
  text: 'متن',
  url: 'https://bazaar.example/products/sp-1/x',
};

/** Reads a file as a calendar does: unfolds the lines, then undoes the escapes. */
function read(file: string): Map<string, string> {
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n');
  const entries = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    const value = line.slice(at + 1).replace(/\\([\\;,nN])/g, (_, sign) => (sign === 'n' ? '\n' : sign));
    return [line.slice(0, at), value];
  });
  // The first of a name is the event's; the alarm repeats it.
  return new Map(entries.reverse());
}

it('R-423 is one event with an alarm at its time, in UTC', () => {
  const file = writeCalendarFile(event);
  const fields = read(file);
  expect([
    fields.get('DTSTART'),
    fields.get('DTSTAMP'),
    fields.get('SEQUENCE'),
    fields.get('TRIGGER'),
  ]).toEqual(['20261201T053000Z', '20261120T101500Z', '2', 'PT0M']);
  expect(file.split('\r\n').filter((line) => /^(BEGIN|END):/.test(line))).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'BEGIN:VALARM',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
});

it('R-423 whatever a note says, no line is longer than 75 octets, and a calendar reads the same text', () => {
  const words = fc.string({
    unit: fc.constantFrom('الف', ',', ';', '\\', '\n', ' ', '🔩', 'n', ':', 'é'),
    maxLength: 200,
  });
  fc.assert(
    fc.property(words, words, (title, text) => {
      const file = writeCalendarFile({ ...event, title, text });
      expect(file.endsWith('\r\n')).toBe(true);
      for (const line of file.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(file.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
      expect([read(file).get('SUMMARY'), read(file).get('DESCRIPTION')]).toEqual([title, text]);
    }),
  );
});

it('R-423 has no control character that would break the file', () => {
  expect(writeCalendarFile({ ...event, text: 'a\u0000b\u0007c' })).toContain('DESCRIPTION:a b c');
});
