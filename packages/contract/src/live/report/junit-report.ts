import { type CheckName, checkNames } from '../checks/check-names.ts';
import type { LiveReport, OperationReport } from '../findings.ts';
import { repeatLines } from './repeat-lines.ts';

/** Formats the report as JUnit XML: a suite for each operation, a test case for each check of its responses. */
export function junitReport(report: LiveReport, isTokenShown: boolean): string {
  const suites = report.operations.map((operation) => suite(operation, isTokenShown));
  const all = report.operations.flatMap(cases);
  const attributes = counts(
    all.length,
    all.filter(({ findings }) => findings.length > 0).length,
    report.milliseconds,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="contract live" ${attributes}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function suite(operation: OperationReport, isTokenShown: boolean): string {
  const tested = cases(operation);
  const failed = tested.filter(({ findings }) => findings.length > 0).length;
  const lines = tested.map(({ check, findings }) => {
    const head = `    <testcase classname="${escaped(`${operation.tag}.${operation.operationId}`)}" name="${escaped(checkNames[check])}"`;
    if (findings.length === 0) return `${head}/>`;
    const details = findings.map((finding) =>
      [finding.message, ...repeatLines(finding, isTokenShown)].join('\n'),
    );
    const message = escaped(findings.map((finding) => finding.message).join('; '));
    return `${head}>\n      <failure type="${check}" message="${message}">${escaped(details.join('\n\n'))}</failure>\n    </testcase>`;
  });
  const attributes = counts(tested.length, failed, operation.milliseconds);
  return [
    `  <testsuite name="${escaped(operation.operationId)}" ${attributes}>`,
    ...lines,
    '  </testsuite>',
  ].join('\n');
}

function cases({ checks, findings }: OperationReport) {
  const names = (Object.keys(checkNames) as CheckName[]).filter((check) => checks.has(check));
  return names.map((check) => ({ check, findings: findings.filter((finding) => finding.check === check) }));
}

function counts(tests: number, failures: number, milliseconds: number): string {
  return `tests="${tests}" failures="${failures}" errors="0" time="${(milliseconds / 1000).toFixed(3)}"`;
}

/** Escapes a text, and removes characters that XML does not allow. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');
}
