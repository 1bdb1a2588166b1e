import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { Notice } from '@weekbord/ui/notice/notice';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useSetPassword } from '../api/passwords.ts';
import { useNewPasswordForm } from '../model/use-new-password-form.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

export function PasswordCard({ asksCurrent }: { asksCurrent: boolean }) {
  const say = usePhrases('passwords');
  const sayShared = usePhrases('shared');
  const user = useCurrentUser();
  const save = useSetPassword();
  const own = [user.email, user.first_name, user.last_name];
  const { form, texts, clear } = useNewPasswordForm({ error: save.error, asksCurrent, own });
  const send = async () => {
    if (save.isPending) return;
    const current = asksCurrent ? { current_password: texts.current } : {};
    const result = await save.send({ new_password: texts.password, ...current });
    if (!result.ok) return;
    clear();
    showAlert(say('saved'), { tone: 'good' });
  };
  return (
    <Card>
      <form
        key={save.submittedAt * Number(save.isSuccess)}
        id={form.id}
        noValidate
        onSubmit={form.submit(() => void send())}
        className="grid gap-4"
      >
        {form.generalFailure && <Notice tone="bad">{failureText(form.generalFailure, sayShared)}</Notice>}
        <NewPasswordFields form={form} label={say('newPassword')} asksCurrent={asksCurrent} />
        <p className="text-small text-ink-soft">{say('othersEnd')}</p>
        <Button type="submit" isWide isBusy={save.isPending}>
          {say('savePassword')}
        </Button>
      </form>
    </Card>
  );
}
