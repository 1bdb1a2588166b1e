import { consents } from './consents.ts';
import { history } from './history.ts';
import { profile } from './profile.ts';
import type { Phrasebook } from '../phrases.ts';

/** The pages that law asks for. */
export const legal = {
  ownPage: 'The full text is here:',
  privacyTitle: 'Privacy',
  privacy_text: `{operator} decides what Weekbord keeps of you here, and answers for it. Questions about it: {email}, or [the contact form](/help/contact).
## What we keep, and why
- **Your account**: name, address, language, where you are logged in. Without it there is no account (the contract with you).
- **What you enter**: plans, meals, recipes, grocery lists and notes. It is what you use the product for (the contract with you).
- **Your subscription**, if you have one: what you bought and when you pay. Card numbers never come to us (the contract, and the duties of bookkeeping).
- **Who looked at your data**, so that you can see it (our interest and yours in that it is safe).
## Your health
Only with your consent, for each purpose on its own, and until you turn it off under **${profile.consents}**:
- **${consents.BODY}**: ${consents.BODYText}
- **${consents.FOOD}**: ${consents.FOODText}
- **${consents.CYCLE}**: ${consents.CYCLEText}
- **${consents.COACH}**: ${consents.COACHText}
Your cycle is kept encrypted with a key of your own.
## Who sees it
- **A coach**, once you said yes to one: what that consent says, and never your cycle unless you share it.
- **Our staff**: names, settings and what belongs to payments; not what you eat, measure or feel.
- **Whoever has a link that you made**: that grocery list or that calendar, until the link ends.
- Everybody else: nothing. We sell no data, and show no advertising in the app.
Under **${profile.looks}** you read who looked.
## Who processes it for us
[[processors]]
## How long we keep it
[[periods]]
## Your rights
You can see, correct, take along and delete your data yourself, under [${history.title}](/profile/data). You can withdraw a consent at any time; that does not change what happened before. For anything else, also to object or to have something restricted, write to us. You can complain to a data protection authority, in the Netherlands the Autoriteit Persoonsgegevens.
No decision about you is made by a computer alone that has legal effects for you.
## On your device
What the app needs is kept in your browser: that you are logged in, your language, and your diary for when there is no network. It goes when you log out. Services of others are loaded for guests alone, and only after they agree.
The apps for phones read weights from Health Connect or Apple Health, and write the meals there that you tick, each only once you switch it on in your profile. Nothing of it is sold or used for advertising. You can switch both off at any time, and have the meals deleted there.`,
  keptWhat: 'What',
  keptHowLong: 'For how long',
  keptUntilDeleted: 'until you delete it or your account',
  kept_own: 'Your account and everything that you enter',
  kept_looks: 'Who looked at or changed your data, and what our staff did',
  kept_audit: 'What happened to accounts, such as log-ins: numbers and moments, also after an account is deleted',
  kept_logins: 'Codes and links to log in, once they no longer work',
  kept_sessions: 'A log-in that is not used',
  kept_devices: 'That a browser logged in here before, without use',
  kept_answers: 'Answers to requests that your device may repeat',
  kept_replacements: 'Meals that were replaced, so that you can bring them back',
  kept_invitations: 'What a coach noted about somebody who does not answer the invitation',
  kept_endedInvitations: 'That an invitation ended',
  kept_waitlist: 'Who waits for a place',
  kept_demos: 'Demo accounts',
  kept_payments: 'Messages of the payment service',
  kept_checkouts: 'Checkouts that came to nothing',
  kept_backups: 'Backups, in which what you deleted is gone later',
  periodHOURS: { one: '{count} hour', other: '{count} hours' },
  periodDAYS: { one: '{count} day', other: '{count} days' },
  periodMONTHS: { one: '{count} month', other: '{count} months' },
  backups: { one: 'until the next one is made', other: 'until {count} newer ones are made' },
  hostedByOperator: 'The machines are run by {operator}.',
  hostedBy: 'The machines are run by {host}.',
  processor_PAYMENTS: 'Stripe takes payments and keeps card numbers.',
  processor_MAIL: 'A mail service delivers our mails.',
  processor_PUSH: 'The maker of your browser passes on reminders that you asked for; it cannot read them.',
  processor_ANALYTICS: 'A service measures which pages guests open, if they agree.',
  processor_MONITORING: 'A service measures how fast pages are for guests, if they agree.',
  processor_ADVERTISING: 'An advertiser learns that a guest was here or bought something, if they agree.',
  processor_MESSENGER: 'A service carries the chat with support, for guests who agree.',
  processor_EVENTS: 'A service counts what happens in the business, such as that a subscription began.',
  processor_PROBLEMS: 'A service receives reports of faults in the app.',
  termsTitle: 'Terms of use',
  terms_text: `{operator} offers Weekbord here and has published no terms of its own. These short ones apply.
## What you get
Plans, recipes, grocery lists and a diary, worked out from what you enter. It is not medical advice. If you are pregnant, are ill, take medicine or have or had an eating disorder, talk to a doctor or dietitian first. With a serious allergy always read the label.
## Your account
It is yours alone: do not share how you log in. On your own you can use it from the age of 18, with a coach from 16. What you enter is true as far as you know, and you enter about others only what you may.
## Paying
The price, with VAT, and the period are shown before you pay. You can [cancel](/help/cancel) at any time, with access until the end of the period, and [withdraw](/help/withdraw) within 14 days.
## What is yours stays yours
What you enter belongs to you. You can take it along and delete it whenever you like. We use it for nothing but the product.
## What is not allowed
Breaking in, overloading the service, or using it in another’s name. Then we may close an account; you can still take your data along.
## If something goes wrong
We answer for what the law says that we answer for. Your rights as a consumer, and the law and courts of your own country, stay yours. Complaints: {email}.`,
  imprintTitle: 'Who we are',
  offeredBy: 'Offered by',
  emailAddress: 'Email',
  registration: 'Registration',
  imprint_text: `Questions: [the contact form](/help/contact).`,
  accessibilityTitle: 'Accessibility',
  accessibility_text: `{operator} wants everybody to be able to use Weekbord. We aim at WCAG 2.2 AA, as EN 301 549 asks. This statement is of version {version} of the app.
## What is tested each time the app changes
- The screens that tests draw are checked by rules of WCAG 2.2 AA in English and Dutch, with light and dark colours: names of buttons and fields, contrast, order of headings.
- Dialogs, menus, calendars, sliders and lists are used with a keyboard, and focus returns to where it came from.
- What can be dragged can be done without dragging.
- Text at 200 % overlaps nothing on the screens that people use daily.
- Signing up, paying, cancelling, planning a week and logging food work with a keyboard alone in a window at 400 %.
- Charts can be read as a table.
- Motion is off where your device asks for less of it.
- No log-in needs a puzzle or a password: a code or a link by mail is enough.
## What we know is not good enough yet
- Logos and photos that coaches and people add themselves may have no useful description.
- Pages of the payment service are its own.
- No outside expert has looked at the app yet, and we have not used every screen with every screen reader.
## Something in the way?
[Tell us](/help/contact): what you wanted to do, and with which device. Problems that keep somebody from using the app go first. If that does not help, in the Netherlands you can turn to the Autoriteit Consument & Markt.`,
} as const satisfies Phrasebook;
