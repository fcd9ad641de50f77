import type { LiveReport, OperationReport } from '../findings.ts';
import { repeatLines } from './repeat-lines.ts';
import { styled } from './styled.ts';
import { requestsOf, statusesOf, summaryLine } from './summary.ts';

/** Formats the run for a terminal: the findings by operation, each with a command that reproduces it, then remarks and counts. */
export function terminalReport(report: LiveReport, isTokenShown: boolean): string {
  const broken = report.operations.filter(({ findings }) => findings.length > 0);
  const lines = broken.flatMap((operation) => [...findingLines(operation, isTokenShown), '']);
  lines.push(styled('bold', 'Answers by status'));
  for (const operation of report.operations) {
    const mark = operation.findings.length > 0 ? styled('red', '✗') : styled('green', '✓');
    const remarks = operation.remarks.map((remark) => styled('yellow', `  ${remark}`)).join('');
    const count = String(requestsOf(operation)).padStart(5);
    lines.push(`${mark} ${operation.operationId.padEnd(36)}${count}  ${statusesOf(operation)}${remarks}`);
  }
  if (report.skipped.length > 0) lines.push('', `Not sent with --readonly: ${report.skipped.join(', ')}`);
  if (report.sentByService.length > 0)
    lines.push('', `Not driven, because the service sends them: ${report.sentByService.join(', ')}`);
  return [...lines, '', styled('bold', summaryLine(report))].join('\n');
}

function findingLines(
  { operationId, method, path, findings }: OperationReport,
  isTokenShown: boolean,
): string[] {
  const title = styled('red', `${operationId}  ${method} ${path}`);
  return [
    title,
    ...findings.flatMap((finding) => [
      `  ✗ ${finding.message}`,
      `    ${styled('gray', `${finding.probe}${finding.owner ? `, as ${finding.owner}` : ''}`)}`,
      ...repeatLines(finding, isTokenShown).map((line) => `    ${line}`),
    ]),
  ];
}
