import { CODE_LIFE_MINUTES, LINK_LIFE_MINUTES, WRONG_TRIES_MAX } from '@weekbord/domain/auth/login-limits';
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
  getting_started_text: `Sign up with your name and email address, and answer the questions about your goal, your body and what you eat. That takes about three minutes. Then your targets are worked out and your first week is planned.
## What next
1. Look at the week in your [diary](/diary). Swap what you do not like.
2. Make the [grocery list](/groceries) from it.
3. Tick what you eat.
## If you have a coach
Your coach invites you by mail and can answer the questions for you. Use the address that the mail went to.
## Just looking
Where the log-in offers **${auth.tryDemo}**, you get a filled account for 24 hours, without an email address.
You can use Weekbord on your own from the age of 18; with a coach from 16.`,

  login_title: 'Trouble logging in',
  login_words: 'code link mail spam password forgot cannot sign in address otp expired wrong locked',
  login_text: `You log in with a code or a link that we mail to you. A code works for ${CODE_LIFE_MINUTES} minutes, a link for ${LINK_LIFE_MINUTES}, and each works once.
## No mail?
- Look among unwanted mail, and check the address that you typed.
- If there is no account for the address, the mail says so and tells you how to get one.
- Use **${entering.codeResend}** after a minute. Only the newest mail counts.
## The code is not accepted
A code takes ${WRONG_TRIES_MAX} tries. After many wrong codes for one address a new browser is asked to use the link in the same mail, until midnight. The link always works.
## The link opens another browser
Then it asks first whether that is your own address. It also works if you type the code where you began.
## With a password
Choose **${auth.usePassword}**. If you have lost it, **${passwords.forgot}** mails you a link for a new one. A code or link works without it.
## Your mailbox is gone
Log in with your password, or on a device that is still logged in, and change your address under [${accounts.email}](/profile/email). Without either we cannot tell that the account is yours.`,

  install_title: 'Install the app',
  install_words: 'home screen pwa download store android iphone ipad safari chrome icon remove',
  install_text: `The app comes from this website, not from a store. It updates itself, and you can remove it like any other app.
## On this device
[[install-here]]
## In another browser
[[install-elsewhere]]
## What you get
A button on your home screen, the whole screen for your meals, reminders if you want them, and your week and your grocery list without a network. What you tick then is sent once there is a network again.
## If it does not work
- A private window installs nothing: open the page in an ordinary one.
- Opened from a mail or another app? Open the page in your browser first.
- An iPhone or iPad needs iOS 16.4 or later for reminders.
## Remove the app
Hold its icon and remove it as you remove other apps. Your account and everything in it stay.`,

  offline_title: 'Without a network',
  offline_words: 'offline connection internet waiting sync lost cellar supermarket',
  offline_text: `Your diary, the recipes that are planned and your grocery list open without a network, once they were open on this device. Ticking a meal or a grocery item works too.
## What happens to changes
They wait on the device and are sent in order as soon as there is a network, also if you close the app in between. At the top you see how many wait.
## What needs a network
Planning, searching for foods and recipes, and everything about your account.
## Before you log out
Changes that still wait are lost when you log out. The app asks first.`,

  reminders_title: 'Reminders and notifications',
  reminders_words: 'notification push alert weigh shopping meal mail stop quiet hours not coming',
  reminders_text: `Nothing comes until you ask for it. Under [${accounts.reminders}](/profile/reminders) you choose meals, weighing yourself and your shopping day, each with its own times. What you have already done is not reminded of.
## On your device or by mail
Switch on **${reminders.onThisDevice}** where you want them. Without a device they come by mail, and each mail has a link that stops all of them.
## What they say
Only that it is time, unless you switch on **${reminders.namesDishes}**.
## Nothing comes?
- Allow notifications of this site in the settings of your browser.
- On an iPhone or iPad, [install the app](/help/install) first.
- Look at **${reminders.quietHours}**: meals in those hours are left out.`,

  language_and_units_title: 'Language, country and units',
  language_and_units_words: 'english dutch pounds stone kilogram ounces feet imperial metric dark theme appearance',
  language_and_units_text: `Under **${profile.app}** in [${navigation.profile}](/profile) you change:
- **${shared.language}**: English or Dutch, for the app and the mail that you get.
- **${profile.country}**: decides which dishes count as familiar and which foods are in the shops.
- **${profile.look}**: light, dark, or as your device.
- **${profile.units}**: grams or ounces in recipes, and kilograms, pounds or stones for your weight. This row is there once you have a profile.
Changing units changes nothing that you measured.`,
} satisfies Phrasebook;
