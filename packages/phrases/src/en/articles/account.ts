import { TOKEN_IDLE_DAYS } from '@weekbord/domain/auth/login-lifetimes';
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
  subscription_text: `If you pay for your account, [${accounts.subscription}](/billing) shows what it costs, including VAT, and when the next payment is due. **${billing.account}** takes you to your invoices and card.
## The trial
Coaches who are new here get a free trial; at the checkout you can see how many days it lasts. We’ll email you before it ends and the first payment is taken.
## A payment didn’t go through
You’ll get an email with a link. Choose **${billing.payNow}** to fix it and pick up where you left off.
## Your access has ended
**${billing.resubscribe}** or **${billing.subscribe}** brings it back, and nothing is lost. If you’ve just paid, press **${accounts.billingCheckAgain}**, and log in with the address you paid with.
## Someone else pays
If your coach or organisation pays, you don’t have your own subscription. Contact them with any questions about it.
See also [how to cancel](/help/cancel) and [how to withdraw](/help/withdraw).`,

  cancel_title: 'Cancel your subscription',
  cancel_words: 'stop end unsubscribe quit terminate renewal',
  cancel_text: `1. Open [${accounts.subscription}](/billing).
2. Press **${billing.cancel}**.
3. Confirm. You’ll get an email.
You keep your access until the end of the period you paid for and won’t be charged again. Cancel during the trial and you pay nothing. Your data is kept.
## If you change your mind
Once your subscription has ended, you can subscribe again and pick up where you left off.
## Delete everything
[Deleting your account](/help/delete-account) ends your subscription too.`,

  withdraw_title: 'Changed your mind? Get your money back',
  withdraw_words: 'refund withdrawal 14 days money back right cooling off return',
  withdraw_text: `You can withdraw from the contract up to ${WITHDRAWAL_DAYS} days after the day of purchase, without giving a reason.
1. Open [${accounts.subscription}](/billing).
2. Press **${billing.withdraw}**.
3. Press **${billing.withdrawConfirm}**.
Your subscription ends immediately, and you’ll get a confirmation with the date and time by email. Anything you’ve paid is refunded to the card you paid with. Your data is kept.
After that time you can still [cancel](/help/cancel) whenever you like.`,

  your_data_title: 'Download or import your data',
  your_data_words: 'export download csv json import myfitnesspal cronometer move backup gdpr portability',
  your_data_text: `You can do both under [${history.title}](/profile/data).
## Download it
**${history.takeJson}** or **${history.takeCsv}**: everything you’ve entered, with a description of every field. Cycle dates are included, unencrypted: keep the file safe.
## Import it
${history.bringText} Nothing is added twice, and you can undo a whole import.
Each download is listed under **${profile.looks}**.`,

  delete_account_title: 'Delete your account',
  delete_account_words: 'remove erase close account gdpr forget gone permanently',
  delete_account_text: `Under [${history.title}](/profile/data) choose **${history.deleteAccount}**. You’ll see what is deleted and type a word to confirm. Your account is then gone immediately and permanently. You need to have logged in within the last ten minutes.
## If you have a subscription
It ends immediately and you won’t be charged again. The current period isn’t refunded. Within ${WITHDRAWAL_DAYS} days of purchase, you can [withdraw](/help/withdraw) first.
## What stays
Your recipes and foods in someone else’s diary stay there, without your name. Backups keep your data until newer ones replace them; if one is restored, your account is deleted again.`,

  consents_title: 'Privacy and your consents',
  consents_words: 'gdpr health data permission withdraw who sees coach turn off cookies tracking',
  consents_text: `We ask before we save any health data, for each purpose separately:
- **${consentTexts.BODY}**
- **${consentTexts.FOOD}**
- **${consentTexts.CYCLE}**
- **${consentTexts.COACH}**
Under **${profile.consents}** in [${navigation.profile}](/profile) you can see when you gave each consent and turn it off. Everyone else loses access right away, and you choose whether to delete the saved data.
## Who looked at your data
**${profile.looks}** lists what a coach or our staff viewed or changed in the last year. Staff can see names and settings, never what you eat, measure or feel.
## What your browser loads
Nothing from third parties, unless you agree to it while you’re logged out. Once you’re logged in, nothing from third parties is loaded at all.`,

  security_title: 'Keep your account safe',
  security_words: 'password devices sessions logged in hacked stolen lost phone email address change',
  security_text: `## Devices
**${profile.sessions}** in [${navigation.profile}](/profile) shows where you’re logged in and lets you log out remotely. A device you don’t use is logged out after ${TOKEN_IDLE_DAYS} days.
## Lost your phone?
Log in on another device and choose **${profile.sessionsEndOthers}**. Any links and codes we’ve emailed you stop working too, and so do the links to your calendar and grocery lists.
## Password
You don’t need one. You can set one under [${accounts.password}](/profile/password); your other devices are then logged out, the links to your calendar and grocery lists stop working, and you’ll get an email.
## Changing your address
Go to [${accounts.email}](/profile/email). We’ll send a link to your old address and one to your new address; you need to open both. You’re then logged out everywhere, and the links to your calendar and grocery lists stop working.
## An email you didn’t request
You don’t need to do anything: nobody can get in without the code or link. We never ask for a code by phone or email.`,

  accessible_title: 'Keyboard, screen reader and large text',
  accessible_words: 'accessibility wcag zoom blind shortcuts keys contrast voiceover nvda motor',
  accessible_text: `The app works with a keyboard and a screen reader, every chart can be read as a table, and you can zoom in to 400%.
## Shortcuts in the diary
**${diary.shortcuts}** at the bottom of the diary lists them and lets you switch them off.
## Moving meals
Anything you can drag can also be moved from the meal’s menu: [change a meal](/help/change-a-meal).
## Motion and colours
The app follows your device: less motion, dark colours, larger text.
## Something not working?
Let us know and we’ll make it a priority.`,
} satisfies Phrasebook;
