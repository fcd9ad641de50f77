/** A start that cannot continue: printed as one sentence with instructions, without a stack trace. */
export class StartError extends Error {
  constructor(sentence: string, whatToDo: string) {
    super(`${sentence} ${whatToDo}`);
    this.name = 'StartError';
  }
}
