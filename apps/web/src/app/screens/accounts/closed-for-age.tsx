import { ageOn, boxesOfBirthday, readBirthday, validateBirthday } from '@weekbord/domain/intake/birthday';
import type { AgeClosure } from '@weekbord/domain/intake/minors';
import { Button, buttonClasses } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Notice } from '@weekbord/ui/notice/notice';
import { Content } from '@weekbord/ui/skip-link/content';
import { type ReactNode, useState } from 'react';
import { useSaveBirthday } from '../../../features/accounts/api/me.ts';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { DishPicture } from '../../../shared/dish-picture/dish-picture.tsx';
import { fixedPicture } from '../../../shared/dish-picture/fixed-pictures.ts';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { BirthdayFields } from '../../../shared/intake/birthday-fields.tsx';
import { coachedOf, useMinorRefusal } from '../../../shared/intake/minors.ts';
import { today } from '../../../shared/locale/today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, useCurrentUser } from '../../../shared/session/current-user.ts';

/** Says that the account is closed because of its owner's age, who can open it, and how to correct a wrong age. */
export function ClosedForAge({ closure, children }: { closure: AgeClosure; children: ReactNode }) {
  const say = usePhrases('accounts');
  const sayBilling = usePhrases('billing');
  const user = useCurrentUser();
  return (
    <Content className="grid flex-1 place-items-center">
      <EmptyState
        isTitle
        picture={<DishPicture picture={fixedPicture('mayonnaise')} size="card" className="size-28 rounded-full" />}
        title={say('ageTitle')}
        text={
          <>
            <p>{say(`age${closure}`)}</p>
            <p className="mt-3">{say('ageRights')}</p>
          </>
        }
        action={
          <div className="grid gap-6">
            <div className="grid gap-2">
              {user.coach !== null && (
                <a href={`mailto:${user.coach.email}`} className={buttonClasses()}>
                  {sayBilling('mailCoach')}
                </a>
              )}
              {children}
            </div>
            {user.intake !== null && <BirthdayForm user={user} intake={user.intake} />}
          </div>
        }
      />
    </Content>
  );
}

interface BirthdayFormProps {
  user: CurrentUser;
  intake: NonNullable<CurrentUser['intake']>;
}

/** Asks for the birthday of a user whose age is wrong or who has turned 18. */
function BirthdayForm({ user, intake }: BirthdayFormProps) {
  const say = usePhrases('accounts');
  const sayShared = usePhrases('shared');
  const sayBirthday = usePhrases('selfService');
  const saving = useSaveBirthday(intake.id);
  const [boxes, setBoxes] = useState(() => boxesOfBirthday(intake.birthday));
  const birthday = readBirthday(boxes);
  const fault = validateBirthday(boxes, today());
  const refusal = useMinorRefusal(birthday === null || fault ? null : ageOn(birthday, today()), coachedOf(user));
  const form = useForm<'birthday'>({
    faults: { birthday: fault ? sayBirthday(`birthday_${fault.code}`) : refusal },
    failure: formFailure(saving.error),
    serverPaths: { birthday: 'birthday' },
  });
  const save = () => {
    if (birthday !== null && !saving.isPending) void saving.send(birthday);
  };
  return (
    <form id={form.id} noValidate className="grid gap-3 text-left" onSubmit={form.submit(save)}>
      <p>{say('ageFix')}</p>
      {form.generalFailure && <Notice tone="bad">{failureText(form.generalFailure, sayShared)}</Notice>}
      <BirthdayFields
        boxes={boxes}
        onType={(next) => {
          form.changed('birthday');
          setBoxes(next);
        }}
        onBlur={() => form.left('birthday')}
        error={form.errorOf('birthday')}
      />
      <Button type="submit" tone="secondary" isBusy={saving.isPending}>
        {say('ageSave')}
      </Button>
    </form>
  );
}
