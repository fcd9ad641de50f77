import type { LiveReport } from '../findings.ts';
import { repeatLines } from './repeat-lines.ts';
import { requestsOf, statusesOf, summaryLine } from './summary.ts';

/** Formats the run as a comment for a pull request. */
export function markdownReport(report: LiveReport, isTokenShown: boolean): string {
  const broken = report.operations.filter(({ findings }) => findings.length > 0);
  const lines = ['## Contract, live', '', `${broken.length === 0 ? '✅' : '❌'} ${summaryLine(report)}`, ''];
  for (const { operationId, method, path, findings } of broken) {
    lines.push(`### ${operationId} \`${method} ${path}\``, '');
    for (const finding of findings) {
      const repeats = repeatLines(finding, isTokenShown).flatMap((line) => [...fenced(line), '']);
      lines.push(`- ${plain(finding.message)}`, '', ...repeats);
    }
  }
  lines.push(
    '<details><summary>Answers by status</summary>',
    '',
    '| Operation | Requests | Answers | |',
    '|---|---:|---|---|',
  );
  for (const operation of report.operations) {
    const { operationId, remarks } = operation;
    lines.push(
      `| ${operationId} | ${requestsOf(operation)} | ${statusesOf(operation)} | ${remarks.join('; ')} |`,
    );
  }
  if (report.skipped.length > 0) lines.push('', `Not sent with \`--readonly\`: ${report.skipped.join(', ')}`);
  if (report.sentByService.length > 0)
    lines.push('', `Not driven, because the service sends them: ${report.sentByService.join(', ')}`);
  return [...lines, '', '</details>', ''].join('\n');
}

/** Escapes text of a response, so that it cannot become markup. */
function plain(text: string): string {
  return text.replaceAll(/[<>&*_[\]|]/g, (character) => `\\${character}`).replaceAll(/\s+/g, ' ');
}

function fenced(line: string): string[] {
  const fence = '`'.repeat(Math.max(3, ...[...line.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));
  return [`  ${fence}sh`, `  ${line}`, `  ${fence}`];
}
