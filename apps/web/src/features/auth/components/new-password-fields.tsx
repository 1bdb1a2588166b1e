import { MIN_PASSWORD_LENGTH } from '@weekbord/domain/auth/password-strength';
import { Checkbox } from '@weekbord/ui/checkbox/checkbox';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { useState } from 'react';
import type { TextForm } from '../../../shared/form/use-text-form.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { StrengthBar } from './strength-bar.tsx';

type Name = 'password' | 'repeat' | 'current';

interface NewPasswordFieldsProps<Names extends string> {
  form: TextForm<Names | Name>;
  /** The label of the first field, which says "new password" if one already exists. */
  label: string;
  /** Asks for the current password too. */
  asksCurrent?: boolean;
}

/** Asks for a new password: typed twice, shown on request, with its strength. */
export function NewPasswordFields<Names extends string>({ form, label, asksCurrent }: NewPasswordFieldsProps<Names>) {
  const say = usePhrases('passwords');
  const [isShown, setShown] = useState(false);
  const type = isShown ? 'text' : 'password';
  const typing = { type, autoCapitalize: 'none', spellCheck: false } as const;
  const password = form.field('password');
  return (
    <>
      {asksCurrent && (
        <TextField
          label={say('currentPassword')}
          autoComplete="current-password"
          {...typing}
          {...form.field('current')}
        />
      )}
      <div className="grid gap-2">
        <TextField
          label={label}
          hint={say('rule', { count: MIN_PASSWORD_LENGTH })}
          autoComplete="new-password"
          {...typing}
          {...password}
        />
        <StrengthBar password={password.value} />
      </div>
      <TextField label={say('repeat')} autoComplete="new-password" {...typing} {...form.field('repeat')} />
      <Checkbox isChecked={isShown} onChange={setShown}>
        <span className="text-small">{say('show')}</span>
      </Checkbox>
    </>
  );
}
