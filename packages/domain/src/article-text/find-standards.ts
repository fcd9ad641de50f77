import type { LivePart } from './live-part';

const BODIES =
  'DIN EN ISO|DIN EN|DIN ISO|DIN|EN ISO|EN|ISO/TS|ISO/TR|ISO/IEC|ISO|IEC|API|ASTM|ASME|ANSI|AISI|BS EN|BS|JIS|NEMA|IEEE|AWS|NFPA|AGMA|MSS|VDI|IPS|ISIRI|INSO|GOST|NACE|TEMA|SAE';
/** A number with its parts: «2501», «20816-1», «A106», «5L», «B16.5», «17-4». */
const NUMBER = '[A-Z]{0,2}-?\\d{1,5}[A-Z]{0,2}(?:[.-]\\d{1,4}){0,3}';
const STANDARD = new RegExp(
  `(?<![\\p{L}\\p{N}/.-])(${BODIES})[ \\u00a0-](${NUMBER})(?![\\p{Script=Latin}\\p{N}]|[./-]\\p{N})`,
  'gu',
);
/** «AISI 304» and «SAE 30» are materials and oils, not texts that one can order. */
const NO_NUMBER = /^\d{1,2}$/;

/** Finds the standards of a piece of running text: «DIN 2501», «ISO 20816-1», «ASTM A106». A clause after it stays plain. */
export function findStandards(text: string): LivePart[] {
  return [...text.matchAll(STANDARD)].flatMap((match): LivePart[] => {
    const [whole, body = '', number = ''] = match;
    const isGrade = (body === 'SAE' || body === 'AISI') && NO_NUMBER.test(number);
    if (isGrade) return [];
    const code = `${body} ${number}`;
    return [{ kind: 'standard', start: match.index, end: match.index + whole.length, code }];
  });
}
