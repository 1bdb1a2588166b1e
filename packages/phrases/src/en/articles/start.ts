import { WRONG_TRIES_MAX } from '@weekbord/domain/auth/guess-limits';
import { CODE_LIFE_MINUTES, LINK_LIFE_MINUTES } from '@weekbord/domain/auth/login-lifetimes';
import { accounts } from '../accounts.ts';
import { auth } from '../auth.ts';
import { entering } from '../entering.ts';
import { navigation } from '../navigation.ts';
import { passwords } from '../passwords.ts';
import { profile } from '../profile.ts';
import { reminders } from '../reminders.ts';
import { shared } from '../shared.ts';
import type { Phrasebook } from '../../phrases.ts';

export const start = {
  getting_started_title: 'Getting started',
  getting_started_words: 'begin new first account sign up wizard questions demo coach invitation age 18',
  getting_started_text: `Sign up with your name and email address, and answer the questions about your goal, your body and what you eat. It takes about three minutes. We then work out your targets and plan your first week.
## What’s next
1. Look at the week in your [diary](/diary). Swap what you don’t like.
2. Make your [grocery list](/groceries).
3. Tick what you eat.
## If you have a coach
Your coach invites you by email and can answer the questions for you. Use the address the email was sent to.
## Just looking
If the log-in page offers **${auth.tryDemo}**, you can use a sample account for 24 hours. No email address needed.
You can use Weekbord on your own from the age of 18, or with a coach from 16.`,

  login_title: 'Trouble logging in',
  login_words: 'code link mail spam password forgot cannot sign in address otp expired wrong locked',
  login_text: `You log in with a code or a link we email you. A code works for ${CODE_LIFE_MINUTES} minutes, a link for ${LINK_LIFE_MINUTES}, and each works once.
## No email?
- Check your spam folder, and the address you typed.
- If there is no account for the address, the email says so and explains how to get one.
- Use **${entering.codeResend}** after a minute. Only the newest email works.
## The code isn’t accepted
You have ${WRONG_TRIES_MAX} tries per code. After many wrong codes for one address, codes stop working in a new browser until midnight. Use the link from the email instead.
## The link opens in another browser
You’ll first be asked to confirm that the address is yours. You can also type the code where you started.
## With a password
Choose **${auth.usePassword}**. If you’ve forgotten it, **${passwords.forgot}** emails you a link to choose a new one. You can always log in with a code or link instead.
## You’ve lost access to your email
You can still log in with your password, or use a device where you’re logged in. To change your address under [${accounts.email}](/profile/email), you need to open a link in both your old and your new inbox, so ask your email provider for help first. Without any of these, we can’t verify that the account is yours.`,

  install_title: 'Install the app',
  install_words: 'home screen pwa download store android iphone ipad safari chrome icon remove',
  install_text: `You can install the app from this website, without a store. It updates itself, and you can remove it like any other app.
## On this device
[[install-here]]
## In another browser
[[install-elsewhere]]
## What you get
An icon on your home screen, the app in full screen, reminders if you want them, and your week and grocery list offline. Anything you tick offline is sent once you’re connected again.
## If it doesn’t work
- You can’t install from a private window: use a normal one.
- Opened from an email or another app? Open the page in your browser first.
- An iPhone or iPad needs iOS 16.4 or later for reminders.
## Remove the app
Remove it like any other app. Your account and everything in it stay.`,

  offline_title: 'Offline',
  offline_words: 'offline connection internet waiting sync lost cellar supermarket',
  offline_text: `Your diary, planned recipes and grocery list work offline once they have been opened on this device. You can tick meals and grocery items too.
## What happens to changes
They wait on the device and are sent in order as soon as you’re connected, even if you close the app in between. At the top you see how many are waiting.
## What needs a connection
Planning, searching for foods and recipes, and everything about your account.
## Before you log out
Changes that are still waiting are lost when you log out. The app warns you first.`,

  reminders_title: 'Reminders and notifications',
  reminders_words: 'notification push alert weigh shopping meal mail stop quiet hours not coming',
  reminders_text: `You won’t get reminders until you switch them on. Under [${accounts.reminders}](/profile/reminders) you can choose meals, weigh-ins and your shopping day, each with its own times. You won’t be reminded of things you’ve already done.
## On your device or by email
Switch on **${reminders.onThisDevice}** on each device where you want them. If it’s off everywhere, reminders come by email, and each email has a link that stops them all.
## What they say
Only that it’s time, unless you switch on **${reminders.namesDishes}**.
## Not getting any?
- Allow notifications from this site in your browser’s settings.
- On an iPhone or iPad, [install the app](/help/install) first.
- Check **${reminders.quietHours}**: meal reminders in those hours are skipped.`,

  language_and_units_title: 'Language, country and units',
  language_and_units_words:
    'english dutch pounds stone kilogram ounces feet imperial metric dark theme appearance week starts sunday monday calendar',
  language_and_units_text: `Under **${profile.app}** in [${navigation.profile}](/profile) you can change:
- **${shared.language}**: English or Dutch, for the app and your emails.
- **${profile.country}**: tells us which dishes are familiar to you and which foods you can buy.
- **${profile.firstWeekday}**: Monday, Sunday or Saturday, wherever you see or plan a week.
- **${profile.look}**: light, dark, or the same as your device.
- **${profile.units}**: grams or ounces in recipes, and kilograms, pounds or stone for your weight. This appears once you’ve answered the questions for your plan.
Changing units doesn’t change your measurements.`,
} satisfies Phrasebook;
