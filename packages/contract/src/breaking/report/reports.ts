import type { Finding } from './group.ts';
import { callsOf, lineOf, placesOf, valuesOf } from './lines.ts';
import { ruleOf } from './rules.ts';

/** Output format of a comparison: for a terminal, for a pull request, or for programs. */
export type Format = 'text' | 'markdown' | 'json';

export const formats: Record<Format, (findings: readonly Finding[]) => string> = {
  text: (findings) =>
    [headlineOf(findings), ...findings.map(lineOf), ...actions(findings)].join('\n').trimEnd(),
  markdown: (findings) => [`## Contract: ${headlineOf(findings)}`, ...table(findings)].join('\n\n'),
  json: (findings) =>
    JSON.stringify(
      { ...counts(findings), findings: findings.map((finding) => ({ ...finding, ...ruleOf(finding) })) },
      null,
      2,
    ),
};

export function counts(findings: readonly Finding[]) {
  const of = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  return { breaking: of('breaking'), warnings: of('warning'), notes: of('note') };
}

export function headlineOf(findings: readonly Finding[]): string {
  const { breaking, warnings, notes } = counts(findings);
  const word = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;
  const announced = notes === 0 ? '' : `, ${word(notes, 'announced removal')}`;
  if (breaking > 0) return `${breaking} breaking, ${word(warnings, 'warning')}${announced}`;
  return `nothing breaks callers${warnings === 0 ? '' : `, ${word(warnings, 'warning')}`}${announced}`;
}

/** What callers must do, once for each rule. */
function actions(findings: readonly Finding[]): string[] {
  const rules = [...new Set(findings.filter(({ level }) => level !== 'note').map(({ rule }) => rule))];
  if (rules.length === 0) return [];
  return ['', 'What callers must do:', ...rules.map((rule) => `  ${rule}: ${ruleOf({ rule }).action}`)];
}

function table(findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [];
  const rows = findings.map((finding) => {
    const { says, action } = ruleOf(finding);
    const cells = [
      finding.level === 'breaking' ? '**breaking**' : finding.level,
      `\`${placesOf(finding)}\``,
      `${says}${valuesOf(finding)}`,
      action,
      callsOf(finding),
      `\`${finding.rule}\``,
    ];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  });
  return [
    [
      '| | Where | What changed | What callers must do | Calls | Rule |',
      '|---|---|---|---|---|---|',
      ...rows,
    ].join('\n'),
  ];
}
