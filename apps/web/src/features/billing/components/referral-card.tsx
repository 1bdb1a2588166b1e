import { referralOf } from '@weekbord/domain/billing/referral';
import { moneyText } from '@weekbord/phrases/money';
import { Button, buttonClasses } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { useId } from 'react';
import { trackClick } from '../../../shared/clicks.ts';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { useLanguage } from '../../../shared/locale/language.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { report } from '../../../shared/report.ts';
import type { CurrentUser } from '../../../shared/session/current-user.ts';
import { siteOrigin } from '../../../shared/http/site.ts';

const RULES = ['referralRuleNew', 'referralRulePaid', 'referralRuleTell', 'referralRuleOwn'] as const;

/** A coach's reward for inviting other coaches, its rules, and the ways to invite. */
export function ReferralCard({ user }: { user: Pick<CurrentUser, 'country'> }) {
  const say = usePhrases('billing');
  const sayShared = usePhrases('shared');
  const heading = useId();
  const language = useLanguage();
  const { amount, currency } = referralOf(user.country);
  const money = { amount: moneyText(amount, currency, language) };
  const link = new URL('/checkout?for=coach', siteOrigin()).href;
  const mail = new URLSearchParams({ subject: say('referralSubject'), body: say('referralBody', { link }) });
  const copy = () => {
    trackClick('clicked.app.referral_programme_button');
    return navigator.clipboard.writeText(link).then(
      () => showAlert(say('referralCopied'), { tone: 'good' }),
      (error: unknown) => {
        report('A link could not be copied', error);
        showAlert(sayShared('genericError'), { tone: 'bad' });
      },
    );
  };
  return (
    <Card as="section" labelledBy={heading} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={heading} className="text-heading font-bold">
        {say('referral', money)}
      </h2>
      <p className="text-ink-soft">{say('referralText', money)}</p>
      <div>
        <h3 className="text-small font-bold">{say('referralRules')}</h3>
        <ul className="list-disc pl-5 text-small text-ink-soft">
          {RULES.map((rule) => (
            <li key={rule}>{say(rule)}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        {/* Spaces are encoded as %20, because an email would show the plus signs of form encoding. */}
        <a
          href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}
          onClick={() => trackClick('clicked.app.referral_programme_button')}
          className={buttonClasses({ size: 'medium' })}
        >
          {say('referralShare')}
        </a>
        <Button tone="secondary" size="medium" onClick={() => void copy()}>
          {say('referralCopy')}
        </Button>
      </div>
    </Card>
  );
}
