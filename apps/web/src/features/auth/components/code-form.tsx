import { validateOneTimeCode } from '@weekbord/domain/auth/validate-identity';
import { Button } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { OtpInput } from '@weekbord/ui/otp-input/otp-input';
import { type FormEvent, useState } from 'react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useResendOtp, useVerifyOtp } from '../api/log-in.ts';
import { useLogIn } from '../model/log-in.ts';
import { loginFailureText } from '../model/login-failure.ts';

const DIGITS = 4;

/** Asks for the emailed code and logs in with it. */
export function CodeForm({ email }: { email: string }) {
  const say = usePhrases('entering');
  const sayAuth = usePhrases('auth');
  const sayShared = usePhrases('shared');
  const logIn = useLogIn();
  const verify = useVerifyOtp();
  const resend = useResendOtp();
  const [code, setCode] = useState('');
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const problem = validateOneTimeCode(code);
  const failure = verify.error ?? resend.error;

  const send = (otp: string) => {
    if (verify.isPending) return;
    resend.reset();
    verify.mutate(
      { email, otp },
      {
        onSuccess: ({ auth_token }) => void logIn(auth_token),
        onError: () => {
          setCode('');
          setWasSubmitted(false);
        },
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (!problem) send(code);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      {failure && <Notice tone="bad">{loginFailureText(failure, sayShared, sayAuth)}</Notice>}
      {resend.isSuccess && <Notice tone="good">{say('codeResent')}</Notice>}
      <OtpInput
        label={say('codeLabel')}
        length={DIGITS}
        value={code}
        onChange={setCode}
        onComplete={send}
        error={wasSubmitted && problem ? say('codeInvalid') : undefined}
      />
      <Button type="submit" isWide isBusy={verify.isPending || verify.isSuccess}>
        {say('codeSubmit')}
      </Button>
      <Button
        tone="quiet"
        size="medium"
        isBusy={resend.isPending}
        onClick={() => {
          verify.reset();
          setCode('');
          resend.mutate(email);
        }}
      >
        {say('codeResend')}
      </Button>
    </form>
  );
}
