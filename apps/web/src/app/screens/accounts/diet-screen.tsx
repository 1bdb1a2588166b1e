import { useNavigate } from '@tanstack/react-router';
import type { Diet } from '@weekbord/domain/diets/diets';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Notice } from '@weekbord/ui/notice/notice';
import { Page } from '@weekbord/ui/page/page';
import { useState } from 'react';
import { useUpdateEating } from '../../../features/intake/api/profile.ts';
import { DietChoice } from '../../../features/intake/components/diet-choice.tsx';
import { LeftOutChoices } from '../../../features/intake/components/left-out-choices.tsx';
import { changeOf, leftOutOf } from '../../../shared/foods/left-out.ts';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, useCurrentUser } from '../../../shared/session/current-user.ts';

/** Diet and allergies: what a person eats and what they avoid. */
export function DietScreen() {
  const say = usePhrases('eating');
  const back = useBack();
  const { intake } = useCurrentUser();
  if (intake) return <EatingForm profile={intake} />;
  return (
    <Page title={say('title')} back={back} width="medium">
      <EmptyState title={say('noProfile')} action={<Button onClick={back.onPress}>{back.label}</Button>} />
    </Page>
  );
}

function EatingForm({ profile }: { profile: NonNullable<CurrentUser['intake']> }) {
  const say = usePhrases('eating');
  const back = useBack();
  const update = useUpdateEating(profile.id);
  const [diet, setDiet] = useState<Diet>(profile.diet);
  const [leftOut, setLeftOut] = useState(() => leftOutOf(profile));
  const save = () =>
    update.mutate(
      { diet, ...changeOf(leftOut) },
      {
        onSuccess: () => {
          showAlert(say('saved'), { tone: 'good' });
          back.onPress();
        },
      },
    );
  return (
    <Page
      title={say('title')}
      text={say('text')}
      back={back}
      width="medium"
      bottomAction={
        <Button isWide isBusy={update.isPending} onClick={save}>
          {say('save')}
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
        <section aria-labelledby="diet">
          <h2 id="diet" className="mb-3 text-heading font-bold">
            {say('diet')}
          </h2>
          <DietChoice diet={diet} onChange={setDiet} />
          {diet === 'HALAL' && (
            <div className="mt-3">
              <Notice tone="plain">{say('halalNote')}</Notice>
            </div>
          )}
        </section>
        <Card as="section" labelledBy="left-out">
          <h2 id="left-out" className="text-heading font-bold">
            {say('leftOut')}
          </h2>
          <p className="mb-3 mt-1.5 text-small text-ink-soft">{say('leftOutText')}</p>
          <LeftOutChoices labelledBy="left-out" leftOut={leftOut} onChange={setLeftOut} />
        </Card>
      </div>
    </Page>
  );
}

function useBack() {
  const sayShared = usePhrases('shared');
  const navigate = useNavigate();
  return { label: sayShared('back'), onPress: () => void navigate({ to: '/profile' }) };
}
