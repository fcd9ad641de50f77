/** A start that cannot go on: printed as one sentence and what to do, without a stack trace. */
export class StartError extends Error {
  constructor(sentence: string, whatToDo: string) {
    super(`${sentence} ${whatToDo}`);
    this.name = 'StartError';
  }
}
