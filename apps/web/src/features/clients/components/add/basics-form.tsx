import { MAX_NAME_LENGTH, validateEmail, validateName } from '@weekbord/domain/auth/validate-identity';
import { LANGUAGES, type Language } from '@weekbord/domain/languages/languages';
import { Card } from '@weekbord/ui/card/card';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { type TextForm, useTextForm } from '../../../../shared/form/use-text-form.ts';
import type { ApiFailure } from '../../../../shared/http/api-failure.ts';
import { LANGUAGE_NAMES } from '../../../../shared/locale/language-names.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

interface BasicsDraft {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly language: Language;
}

type Name = 'first_name' | 'last_name' | 'email';
const SERVER_PATHS = { first_name: 'first_name', last_name: 'last_name', email: 'email' };

interface BasicsOptions {
  draft: BasicsDraft;
  onChange: (draft: BasicsDraft) => void;
  failure: ApiFailure | undefined;
}

/** The form state for the basics of a new client: the validation errors, in words. */
export function useBasicsForm({ draft, onChange, failure }: BasicsOptions): TextForm<Name> {
  const say = usePhrases('clientIntake');
  return useTextForm<Name>({
    texts: draft,
    onType: (name, text) => onChange({ ...draft, [name]: text }),
    showsFaultsOn: 'blur',
    faults: {
      first_name: validateName(draft.first_name) ? say('required') : undefined,
      last_name: validateName(draft.last_name) ? say('required') : undefined,
      email: validateEmail(draft.email) ? say('emailError') : undefined,
    },
    failure,
    serverPaths: SERVER_PATHS,
  });
}

/** The fields for the basics of a new client. */
export function BasicsForm({
  draft,
  form,
  onChange,
}: Pick<BasicsOptions, 'draft' | 'onChange'> & { form: TextForm<Name> }) {
  const say = usePhrases('clientIntake');
  return (
    <Card>
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={say('firstName')}
            autoComplete="off"
            maxLength={MAX_NAME_LENGTH}
            {...form.field('first_name')}
          />
          <TextField
            label={say('lastName')}
            autoComplete="off"
            maxLength={MAX_NAME_LENGTH}
            {...form.field('last_name')}
          />
        </div>
        <TextField
          label={say('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={say('emailPlaceholder')}
          {...form.field('email')}
        />
        <SegmentedControl
          label={say('mailLanguage')}
          value={draft.language}
          onChange={(language) => onChange({ ...draft, language })}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
      </div>
    </Card>
  );
}
