import { percent, type SetScore } from './measure-set.fixtures';

const KINDS = [
  ['category', 'Category, or a question that offers it'],
  ['numbers', 'Numbers with unit and comparison: conditions, quantity, price'],
  ['words', 'Options, brands, cities, kinds of supplier, codes'],
  ['traced', 'Parts that point at words of the sentence'],
] as const;

/** Returns the document of the held-out set: where it comes from, the figures of each kind, every failure. */
export function writeReport(
  own: SetScore,
  other: SetScore,
  all: SetScore,
  ownCount: number,
  otherCount: number,
): string {
  const cell = (score: SetScore, kind: keyof SetScore) =>
    `${percent(score[kind])} % (${score[kind].right}/${score[kind].all})`;
  const rows = KINDS.map(
    ([kind, title]) => `| ${title} | ${cell(own, kind)} | ${cell(other, kind)} | ${cell(all, kind)} |`,
  );
  return `# The assistant's held-out sentences

${ownCount + otherCount} sentences of buyers with their expected readings, in \`packages/domain/src/assistant/held-out\`: ${ownCount} in \`sentences-1.json\`, by the author of the rules and
committed before the first rule; ${otherCount} in \`sentences-2.json\`, by another hand that had not seen any rule. They are read over the seeded catalogue (\`generated/vocabulary.json\`, kept current by a test of the sandbox).
The rules are developed with \`testing/development-sentences.json\`, never with a sentence of these two files: while they were made, only sums of
failures were looked at (by file, kind of part, comparison, with or without a unit), and the list below was first read when they were done.
The first run of all, before any change, had 97.4 % of the categories and 94.9 % of the numbers of the first file, 94.1 % and 84.0 % of the second.

A part that was not expected counts as one more, and wrong. A number typed without a unit is right in any unit; inches of a nominal diameter are read as its DN.
This file is written by \`held-out.test.ts\` (\`vitest run -u\`), which fails when a figure is no longer true.

| Kind | Own | Another hand | Both |
|---|---|---|---|
${rows.join('\n')}

${KINDS.map(([kind, title]) => section(title, all[kind].failures)).join('\n')}`;
}

function section(title: string, failures: readonly string[]): string {
  return `## ${title}\n\n${failures.length === 0 ? 'No failures.' : failures.map((failure) => `- ${failure}`).join('\n')}\n`;
}
