import { readSentences, withSentence } from '@bazaar/domain/assistant-answers/previous-sentences';
import { deviceStorage } from '@/lib/storage/browser-storage';

const KEYS = { sentences: 'bazaar-assistant-sentences', dialogues: 'bazaar-assistant-dialogues' } as const;

/** Single sentences, or dialogues of several. */
export type PreviousKind = keyof typeof KEYS;

/** Returns what was written on this device, newest first. */
export function readPrevious(kind: PreviousKind): readonly string[] {
  return readSentences(deviceStorage.readJson(KEYS[kind]));
}

export function rememberSentence(kind: PreviousKind, sentence: string): void {
  deviceStorage.writeJson(KEYS[kind], withSentence(readPrevious(kind), sentence));
}

/** Replaces a dialogue by its longer form. */
export function rememberDialogue(sentence: string): void {
  const others = readPrevious('dialogues').filter((known) => !`${sentence}\n`.startsWith(`${known}\n`));
  deviceStorage.writeJson(KEYS.dialogues, withSentence(others, sentence));
}

export function forgetPrevious(kind: PreviousKind): void {
  deviceStorage.writeJson(KEYS[kind], []);
}
