import type { Language } from '@weekbord/domain/languages/languages';
import { demoNote as en } from './en/demo-note.ts';
import { demoNote as nl } from './nl/demo-note.ts';

/** A simulated client's question to a coach who tries the product. */
export function demoNotePhrase(language: Language): string {
  return language === 'nl' ? nl : en;
}
