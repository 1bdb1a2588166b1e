import type { Language } from '@weekbord/domain/vocabulary';
import { demoNote as en } from './en/demo-note.ts';
import { demoNote as nl } from './nl/demo-note.ts';

/** What a made-up client asks a coach who tries the product. */
export function demoNotePhrase(language: Language): string {
  return language === 'nl' ? nl : en;
}
