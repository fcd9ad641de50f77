import type { Json } from '../document.ts';
import type { Finding } from './group.ts';
import { ruleOf } from './rules.ts';

/** Output format of a comparison: for a terminal, for a pull request, or for programs. */
export type Format = 'text' | 'markdown' | 'json';

export const formats: Record<Format, (findings: readonly Finding[]) => string> = {
  text: (findings) => [headline(findings), ...findings.map(paragraph)].join('\n\n'),
  markdown: (findings) => [`## Contract: ${headline(findings)}`, ...table(findings)].join('\n\n'),
  json: (findings) =>
    JSON.stringify(
      { ...counts(findings), findings: findings.map((finding) => ({ ...finding, ...ruleOf(finding) })) },
      null,
      2,
    ),
};

export function counts(findings: readonly Finding[]) {
  const breaking = findings.filter(({ level }) => level === 'breaking').length;
  return { breaking, warnings: findings.length - breaking };
}

function headline(findings: readonly Finding[]): string {
  const { breaking, warnings } = counts(findings);
  if (findings.length === 0) return 'nothing a caller could stumble over';
  return `${breaking} breaking, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`;
}

function paragraph(finding: Finding): string {
  const { says, action } = ruleOf(finding);
  return [
    `${finding.level === 'breaking' ? 'BREAKING' : 'warning '}  ${finding.place}: ${says}${values(finding)}`,
    `          ${finding.rule}; in ${calls(finding.operations)}`,
    `          callers: ${action}`,
  ].join('\n');
}

function table(findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [];
  const rows = findings.map((finding) => {
    const { says, action } = ruleOf(finding);
    const cells = [
      finding.level === 'breaking' ? '**breaking**' : 'warning',
      `\`${finding.place}\``,
      `${says}${values(finding)}`,
      action,
      calls(finding.operations),
      `\`${finding.rule}\``,
    ];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return [
    [
      '| | Where | What changed | What callers must do | Calls | Rule |',
      '|---|---|---|---|---|---|',
      ...rows,
    ].join('\n'),
  ];
}

function values({ before, after }: Finding): string {
  if (before === undefined && after === undefined) return '';
  return `: ${word(before)} → ${word(after)}`;
}

const word = (value: Json | undefined) =>
  typeof value === 'string' ? value : JSON.stringify(value ?? 'none');

function calls(operations: readonly string[]): string {
  if (operations.length === 0) return 'every call';
  const shown = operations.slice(0, 3).join(', ');
  return operations.length > 3 ? `${shown} and ${operations.length - 3} more` : shown;
}
