import { styleText } from 'node:util';

/** Styles a text where it is read on a terminal. Older versions of Node would write the codes of colours into logs and files, too. */
export function styled(style: 'bold' | 'red' | 'green' | 'yellow' | 'gray', text: string): string {
  return process.stdout.isTTY && process.stdout.hasColors() ? styleText(style, text) : text;
}
