import { MAX_NAME_LENGTH } from '@weekbord/domain/auth/validate-identity';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { usePhrases } from '../phrases/use-phrases.ts';
import type { TextForm } from './use-text-form.ts';

/** First and last name, side by side if there is room. Uses the phrases of the area 'auth'. */
export function NameFields<Name extends string>({ form }: { form: TextForm<Name | 'first_name' | 'last_name'> }) {
  const say = usePhrases('auth');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={say('firstName')}
        autoComplete="given-name"
        maxLength={MAX_NAME_LENGTH}
        {...form.field('first_name')}
      />
      <TextField
        label={say('lastName')}
        autoComplete="family-name"
        maxLength={MAX_NAME_LENGTH}
        {...form.field('last_name')}
      />
    </div>
  );
}
