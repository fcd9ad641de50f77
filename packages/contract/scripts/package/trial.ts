/** What a trial of the package showed: how much held, and a sentence for each thing that did not. */
export class Trial {
  passed = 0;
  readonly failures: string[] = [];

  expect(what: string, isTrue: boolean, seen: string): void {
    if (isTrue) this.passed += 1;
    else this.failures.push(`${what}\n${seen.slice(-3000)}`);
  }
}
