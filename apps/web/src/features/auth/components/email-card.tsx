import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { Notice } from '@weekbord/ui/notice/notice';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useSetEmail } from '../api/passwords.ts';
import { useEmailForm } from '../model/use-email-form.ts';
import { EmailField } from './email-field.tsx';

export function EmailCard({ asksCurrent }: { asksCurrent: boolean }) {
  const say = usePhrases('passwords');
  const sayShared = usePhrases('shared');
  const change = useSetEmail();
  const { form, email, password } = useEmailForm({ error: change.error, asksPassword: asksCurrent });
  const send = () => {
    if (change.isPending) return;
    change.mutate({ new_email: email, ...(asksCurrent && { current_password: password }) });
  };
  return (
    <Card>
      <form id={form.id} noValidate onSubmit={form.submit(send)} className="grid gap-4">
        {form.generalFailure && <Notice tone="bad">{failureText(form.generalFailure, sayShared)}</Notice>}
        <EmailField {...form.field('email')} label={say('newEmail')} hint={say('emailHint')} />
        {asksCurrent && (
          <TextField
            label={say('currentPassword')}
            type="password"
            autoComplete="current-password"
            {...form.field('password')}
          />
        )}
        <Button type="submit" isWide isBusy={change.isPending}>
          {say('emailSubmit')}
        </Button>
      </form>
    </Card>
  );
}
