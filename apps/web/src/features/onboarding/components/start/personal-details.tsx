import { accountsPaths } from '@weekbord/contract/accounts/paths';
import { MAX_NAME_LENGTH, validateName } from '@weekbord/domain/auth/validate-identity';
import { ageOn, boxesOfBirthday, readBirthday, validateBirthday } from '@weekbord/domain/intake/birthday';
import { chooseBirthday } from '@weekbord/domain/onboarding/onboarding-form';
import { useNavigate } from '@tanstack/react-router';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { useState } from 'react';
import { useSend } from '../../../../shared/api/use-send.ts';
import { useForm } from '../../../../shared/form/use-form.ts';
import { useMinorRefusal } from '../../../../shared/intake/minors.ts';
import { today } from '../../../../shared/locale/today.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { currentUserQuery, useCurrentUser } from '../../../../shared/session/current-user.ts';
import { keepOnboardingProgress, readOnboardingProgress } from '../../../../shared/session/onboarding-progress.ts';
import { draftStore } from '../../model/draft-store.ts';
import { withReached } from '../../model/draft.ts';
import { keepAnswer } from '../../model/start-screens.ts';
import { useAnswers } from '../../model/use-wizard.ts';
import { BirthdayFields } from '../../../../shared/intake/birthday-fields.tsx';
import { usePhysicalFields } from '../choices/use-physical-fields.tsx';
import { StartFrame } from './start-frame.tsx';

type Name = 'first_name' | 'last_name';

/** Asks for name, birthday and weight; the wizard asks for the rest. */
export function PersonalDetails() {
  const say = usePhrases('selfService');
  const sayShared = usePhrases('shared');
  const navigate = useNavigate();
  const user = useCurrentUser();
  const answers = useAnswers();
  const { form, typed } = answers;
  const [names, setNames] = useState({ first_name: user.first_name, last_name: user.last_name });
  const boxes = typed.birthday ?? boxesOfBirthday(form.birthday ?? null);
  const birthday = readBirthday(boxes);
  const fault = validateBirthday(boxes, today());
  const refusal = useMinorRefusal(fault || !birthday ? null : ageOn(birthday, today()), answers.rules.coached);
  const body = usePhysicalFields(answers, ['weight']);
  const save = useSend(accountsPaths.updateMe, {
    sent: (given: Record<Name, string>) => ({ body: given }),
    keep: (client, saved) => client.setQueryData(currentUserQuery.queryKey, saved),
  });
  const fields = useForm<Name | 'birthday'>({
    // A refusal is a long message. If it appeared when the field is left, it would push the button away while the user
    // is tapping it.
    showsFaultsOn: refusal === undefined ? 'blur' : 'submit',
    faults: {
      first_name: validateName(names.first_name) ? sayShared('required') : undefined,
      last_name: validateName(names.last_name) ? sayShared('required') : undefined,
      birthday: fault ? say(`birthday_${fault.code}`) : refusal,
    },
  });
  const name = (field: Name) => ({
    value: names[field],
    maxLength: MAX_NAME_LENGTH,
    error: fields.errorOf(field),
    onBlur: () => fields.left(field),
    onChange: (text: string) => {
      fields.changed(field);
      setNames((before) => ({ ...before, [field]: text }));
    },
  });
  const next = async () => {
    const isRight = fields.check();
    const answered = body.read();
    if (!isRight || !answered || birthday === null) return;
    const given = { first_name: names.first_name.trim(), last_name: names.last_name.trim() };
    const isOther = given.first_name !== user.first_name || given.last_name !== user.last_name;
    if (isOther && !(await save.send(given)).ok) return;
    keepAnswer('start', chooseBirthday(answered, birthday, today()));
    draftStore.change(today(), (before) => ({
      ...withReached(before, 'physical-stats'),
      typed: { ...before.typed, birthday: undefined, weight: undefined, age: undefined },
    }));
    if (readOnboardingProgress() === 'untouched') keepOnboardingProgress('started');
    await navigate({ to: '/onboarding/$step', params: { step: 'physical-stats' } });
  };
  return (
    <StartFrame
      screen="personal-details"
      title={say('detailsTitle')}
      text={say('detailsText')}
      onNext={() => void next()}
      isNextBusy={save.isPending}
      beside={body.dialog}
    >
      <div id={fields.id} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
          <TextField label={say('firstName')} autoComplete="given-name" {...name('first_name')} />
          <TextField label={say('lastName')} autoComplete="family-name" {...name('last_name')} />
        </div>
        <div className="grid gap-3">
          <BirthdayFields
            boxes={boxes}
            onType={(next) => {
              fields.changed('birthday');
              answers.type({ birthday: next });
            }}
            onBlur={() => fields.left('birthday')}
            error={fields.errorOf('birthday')}
          />
        </div>
        <div id={body.id}>{body.weight}</div>
      </div>
    </StartFrame>
  );
}
