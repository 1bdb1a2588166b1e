import { consents } from './consents.ts';
import { history } from './history.ts';
import { profile } from './profile.ts';
import type { Phrasebook } from '../phrases.ts';

/** The pages that the law requires. */
export const legal = {
  ownPage: 'The full text is here:',
  privacyTitle: 'Privacy',
  privacy_text: `{operator} is responsible for your data here in Weekbord. If you have questions, write to {email} or use [the contact form](/help/contact).
## What we keep, and why
- **Your account**: name, address, language and where you are logged in. You can’t have an account without it (the contract with you).
- **What you enter**: plans, meals, recipes, grocery lists and notes. This is what you use Weekbord for (the contract with you).
- **Your subscription**, if you have one: what you bought and when you pay. Card numbers never reach us (the contract, and our duty to keep financial records).
- **Who looked at your data**, so that you can check it (our legitimate interest, and yours, in keeping it safe).
## Your health
Only with your consent, given for each purpose separately, until you withdraw it under **${profile.consents}**:
- **${consents.BODY}**: ${consents.BODYText}
- **${consents.FOOD}**: ${consents.FOODText}
- **${consents.CYCLE}**: ${consents.CYCLEText}
- **${consents.COACH}**: ${consents.COACHText}
Your cycle is encrypted with a key used only for you.
## Who sees it
- **A coach**, once you have accepted one: what that consent covers, and never your cycle unless you share it.
- **Our staff**: names, settings and payment records; not what you eat, measure or feel.
- **Anyone with a link you made**: that grocery list or calendar, until the link stops working.
- Nobody else. We don’t sell data or show advertising in the app.
Under **${profile.looks}** you can see who looked.
## Who processes it for us
[[processors]]
## How long we keep it
[[periods]]
## Your rights
You can see, correct, download and delete your data yourself, under [${history.title}](/profile/data). You can withdraw a consent at any time; that doesn’t affect what was done before. For anything else, including objecting to processing or restricting it, write to us. You can also complain to a data protection authority, in the Netherlands the Autoriteit Persoonsgegevens.
No decision with legal effects for you is made by a computer alone.
## On your device
The app keeps what it needs in your browser: that you are logged in, your language, and your diary for when you’re offline. When you log out it is deleted, except for choices such as your language. Third-party services are loaded only for visitors who aren’t logged in, and only after they agree.
The phone apps read your weight from Health Connect or Apple Health and save the meals you tick there, but only after you switch each of these on in your profile. None of it is sold or used for advertising. You can switch both off at any time, and have the meals deleted there.`,
  keptWhat: 'What',
  keptHowLong: 'For how long',
  keptUntilDeleted: 'until you delete it or your account',
  kept_own: 'Your account and everything you enter',
  kept_looks: 'Who looked at or changed your data, and what our staff did',
  kept_audit: 'Account events, such as log-ins: only numbers and times, even after an account is deleted',
  kept_logins: 'Log-in codes and links, once they no longer work',
  kept_sessions: 'A session you no longer use',
  kept_devices: 'Browsers you’ve logged in with before but no longer use here',
  kept_answers: 'Replies to your device, in case it sends a request again',
  kept_replacements: 'Meals that were replaced, so that you can bring them back',
  kept_invitations: 'What a coach noted about someone who hasn’t answered an invitation',
  kept_endedInvitations: 'Expired invitations',
  kept_waitlist: 'Places on a waiting list',
  kept_demos: 'Demo accounts',
  kept_payments: 'Messages from the payment service',
  kept_checkouts: 'Abandoned checkouts',
  kept_backups: 'Backups, which keep deleted data for a while',
  periodHOURS: { one: '{count} hour', other: '{count} hours' },
  periodDAYS: { one: '{count} day', other: '{count} days' },
  periodMONTHS: { one: '{count} month', other: '{count} months' },
  backups: { one: 'until the next one is made', other: 'until {count} newer ones are made' },
  hostedByOperator: 'The servers are run by {operator}.',
  hostedBy: 'The servers are run by {host}.',
  processor_PAYMENTS: 'Stripe takes payments and keeps card numbers.',
  processor_MAIL: 'A mail service delivers our emails.',
  processor_PUSH: 'The maker of your browser passes on the reminders you asked for; it can’t read them.',
  processor_PHONE_PUSH: 'Google or Apple passes on reminders to the phone app, and could read them.',
  processor_ANALYTICS: 'A service measures which pages visitors open, if they agree to it.',
  processor_MONITORING: 'A service measures how fast pages load, for visitors who agree to it.',
  processor_ADVERTISING:
    'An advertiser learns that a visitor was here or bought something, if the visitor agrees to it.',
  processor_MESSENGER: 'A chat service runs our support chat, for visitors who agree to it.',
  processor_EVENTS: 'A service counts business events, such as a new subscription.',
  processor_PROBLEMS: 'A service receives error reports from the app.',
  termsTitle: 'Terms of use',
  terms_text: `These short terms apply between you and {operator}, which offers you this app.
## What you get
Plans, recipes, grocery lists and a diary, calculated from what you enter. It is not medical advice. If you are pregnant or ill, take medicine, or have or have had an eating disorder, talk to a doctor or dietitian first. If you have a serious allergy, always read the label.
## Your account
It is yours alone: don’t share your log-in. You can use it on your own from the age of 18, or with a coach from 16. Enter only what you believe to be true, and about others only what you’re allowed to share.
## Paying
The price, including VAT, and the period are shown before you pay. You can [cancel](/help/cancel) at any time, with access until the end of the period, and [withdraw](/help/withdraw) within 14 days.
## What is yours stays yours
What you enter belongs to you. You can download it and delete it whenever you like. We use it only to provide Weekbord.
## What is not allowed
Breaking in, overloading the service, or pretending to be someone else. If you do, we may close your account; you can still download your data.
## If something goes wrong
We are liable to the extent the law requires. You keep your rights as a consumer, and the protection of the law and courts of your own country. Complaints: {email}.`,
  imprintTitle: 'Who we are',
  offeredBy: 'Offered by',
  emailAddress: 'Email',
  registration: 'Registration',
  imprint_text: `Questions: [the contact form](/help/contact).`,
  accessibilityTitle: 'Accessibility',
  accessibility_text: `{operator} wants everyone to be able to use Weekbord. We aim for WCAG 2.2 AA, as EN 301 549 requires. This statement is for version {version} of the app.
## What we test each time the app changes
- The screens in our tests are checked against WCAG 2.2 AA rules, in English and Dutch, in light and dark: names of buttons and fields, contrast, heading order.
- Dialogs, menus, calendars, sliders and lists are tested with a keyboard, and focus returns to where it came from.
- Everything you can drag also works without dragging.
- Text at 200% doesn’t overlap on the screens people use daily.
- Signing up, paying, cancelling, planning a week and logging food work with the keyboard alone in a window zoomed to 400%.
- Charts can be read as tables.
- Motion is off if your device asks for less of it.
- Logging in needs no puzzle and no password: a code or a link by email is enough.
## Known limitations
- Logos and photos that coaches and users add may lack a useful description.
- We can’t change the payment service’s pages.
- No outside expert has reviewed the app yet, and we haven’t used every screen with every screen reader.
## Having trouble?
[Tell us](/help/contact) what you wanted to do, and on which device. Problems that keep someone from using the app come first. If that doesn’t help, in the Netherlands you can contact the Autoriteit Consument & Markt.`,
} as const satisfies Phrasebook;
