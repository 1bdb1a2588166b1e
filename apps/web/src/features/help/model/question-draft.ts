import { readStored, writeStored } from '../../../shared/stored.ts';

/** The typed contents of the contact form; for a logged-in user the email address is empty. */
export type Question = Readonly<{ email: string; message: string }>;

/** Returns the question that was typed on this device but not sent yet. */
export function readQuestion(): Question {
  const lines = (readStored('question-draft') ?? '').split('\n');
  return { email: lines[0] ?? '', message: lines.slice(1).join('\n') };
}

/** Stores a question until it is sent; null deletes it. */
export function keepQuestion(question: Question | null): void {
  writeStored('question-draft', question && `${question.email.replaceAll('\n', ' ')}\n${question.message}`);
}
