import { TOKEN_IDLE_DAYS } from '@weekbord/domain/auth/login-limits';
import { WITHDRAWAL_DAYS } from '@weekbord/domain/billing/withdrawal';
import { accounts } from '../accounts.ts';
import { billing } from '../billing.ts';
import { consents as consentTexts } from '../consents.ts';
import { diary } from '../diary.ts';
import { history } from '../history.ts';
import { navigation } from '../navigation.ts';
import { profile } from '../profile.ts';
import type { Phrasebook } from '../../phrases.ts';

export const account = {
  subscription_title: 'Your subscription',
  subscription_words: 'pay invoice card price trial renew access payment failed promo code vat expired billing',
  subscription_text: `If you pay for your account, [${accounts.subscription}](/billing) says what it costs with VAT and when the next payment is. **${billing.account}** leads to your invoices and your card.
## The trial
Coaches try it free for 14 days. You get a mail before the trial ends and the first payment is taken.
## A payment did not go through
You get a mail with a link. **${billing.payNow}** puts it right, and you go on where you left off.
## Your access has ended
**${billing.resubscribe}** or **${billing.subscribe}** brings it back, with everything that was there. If you paid just now, press **${accounts.billingCheckAgain}**, and log in with the address that you paid with.
## Somebody else pays
If your coach or organisation pays, you have no subscription of your own. Ask them.
[How to cancel](/help/cancel), [how to withdraw](/help/withdraw).`,

  cancel_title: 'Cancel your subscription',
  cancel_words: 'stop end unsubscribe quit terminate renewal',
  cancel_text: `1. Open [${accounts.subscription}](/billing).
2. Press **${billing.cancel}**.
3. Confirm it. You get a mail.
You keep your access until the end of the period that you paid for, and nothing more is taken. Cancel during the trial and you pay nothing. Your data stays afterwards.
## You changed your mind
Once it has ended you can subscribe again, and go on where you left off.
## Everything away
[Deleting your account](/help/delete-account) ends a subscription too.`,

  withdraw_title: 'Withdraw and get your money back',
  withdraw_words: 'refund withdrawal 14 days money back right cooling off return',
  withdraw_text: `For ${WITHDRAWAL_DAYS} days after the day on which you bought it you can withdraw from the contract, without a reason.
1. Open [${accounts.subscription}](/billing).
2. Press **${billing.withdraw}**.
3. Press **${billing.withdrawConfirm}**.
Your subscription ends at once, and a receipt with date and time comes by mail. What you paid goes back to the card that you paid with. Your data stays.
After that time you can still [cancel](/help/cancel) whenever you like.`,

  your_data_title: 'Take your data along, or bring it',
  your_data_words: 'export download csv json import myfitnesspal cronometer move backup gdpr portability',
  your_data_text: `Both are under [${history.title}](/profile/data).
## Take it along
**${history.takeJson}** or **${history.takeCsv}**: everything of yours, with a description of every field. Cycle dates are in it, readable: keep the file safe.
## Bring it
${history.bringText} What is there already is not added twice, and an import can be undone as a whole.
That a copy was taken is listed under **${profile.looks}**.`,

  delete_account_title: 'Delete your account',
  delete_account_words: 'remove erase close account gdpr forget gone permanently',
  delete_account_text: `Under [${history.title}](/profile/data) choose **${history.deleteAccount}**. You see what goes, type a word to confirm, and it is gone at once, for good. It takes a log-in of the last ten minutes.
## A subscription that runs
It ends at once and nothing more is taken. What you paid for the present period stays paid: within ${WITHDRAWAL_DAYS} days, [withdraw](/help/withdraw) first.
## What stays
A recipe or food of yours that is in somebody else's diary stays there, without your name. Backups keep what was there until newer ones have replaced them; if one is restored, you are erased again.`,

  consents_title: 'Privacy and your consents',
  consents_words: 'gdpr health data permission withdraw who sees coach turn off cookies tracking',
  consents_text: `We ask before we keep anything of your health, for each purpose on its own:
- **${consentTexts.BODY}**
- **${consentTexts.FOOD}**
- **${consentTexts.CYCLE}**
- **${consentTexts.COACH}**
Under **${profile.consents}** in [${navigation.profile}](/profile) you see when you agreed, and turn each off. It is then closed to everybody else at once, and you choose whether what was kept is deleted.
## Who looked
**${profile.looks}** lists what a coach or our staff read or changed of yours in the last year. Staff sees names and settings, never what you eat, measure or feel.
## What your browser loads
Nothing of others, unless you are a guest and agree to it. Once you are logged in, nothing of others is loaded at all.`,

  security_title: 'Keep your account safe',
  security_words: 'password devices sessions logged in hacked stolen lost phone email address change',
  security_text: `## Devices
**${profile.sessions}** in [${navigation.profile}](/profile) lists where you are logged in, and logs you out there. Without use a log-in ends after ${TOKEN_IDLE_DAYS} days.
## Lost your phone?
Log in elsewhere and choose **${profile.sessionsEndOthers}**. That also ends every link and code that was mailed.
## Password
You need none. With [${accounts.password}](/profile/password) you can set one; your other devices are logged out then, and you get a mail.
## Another address
Under [${accounts.email}](/profile/email). Links go to the old and the new address, and both have to be opened.
## A mail that you did not ask for
Do nothing: without the code or link nobody gets in. We never ask for a code by phone or mail.`,

  accessible_title: 'Keyboard, screen reader and large text',
  accessible_words: 'accessibility wcag zoom blind shortcuts keys contrast voiceover nvda motor',
  accessible_text: `Everything works with a keyboard and a screen reader, charts have a table, and text can be enlarged to 400 %.
## Keys in the diary
**${diary.shortcuts}** at the foot of the diary lists them, and switches them off.
## Moving things
What can be dragged can also be moved from the menu of the meal: [change a meal](/help/change-a-meal).
## Motion and colours
The app follows your device: less motion, dark colours, larger text.
## Something in the way?
Tell us: we put that first.`,
} satisfies Phrasebook;
