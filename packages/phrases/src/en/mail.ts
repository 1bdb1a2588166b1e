import type { Phrasebook } from '../phrases.ts';

/** The texts of the emails that the product sends. */
export const mail = {
  greeting: 'Hi,',
  greetingNamed: 'Hi {name},',
  codeSubject: '{code} is your code for {portal}',
  codeText: 'Your code is {code}. It expires in {count} minutes.',
  codeAndLink: 'Rather not type? Open this link on the device where you want to log in:',
  linkSubject: 'Your {portal} log-in link',
  linkText: 'Open this link on the device where you want to log in:',
  linkLife: 'The link works once and expires in {count} minutes.',
  linkLifeHours: {
    one: 'The link works once and expires in {count} hour.',
    other: 'The link works once and expires in {count} hours.',
  },
  logIn: 'Log in',
  onBehalf: 'Weekbord sent this email on behalf of {portal}.',
  linksLeadTo: 'The links in this email go to {host}.',
  confirm: 'Confirm',
  choosePassword: 'Choose a new password',
  chooseAddress: 'Choose a new address',
  activationSubject: 'Confirm your address for {portal}',
  activationText:
    'Someone, probably you, created an account at {portal} with this address and a password. Confirm that it’s yours:',
  activationNotYou: 'If this wasn’t you, don’t confirm it: the password won’t work until you do.',
  resetPasswordSubject: 'Choose a new password for {portal}',
  resetPasswordText: 'Open this link to choose a new password for {portal}:',
  resetEmailSubject: 'Change your {portal} email address',
  resetEmailText: 'Open this link to choose a new email address for {portal}:',
  resetNotYou: 'Not you? You can ignore this email: nothing changes unless the link is used.',
  oldAddressSubject: 'Change your {portal} email address?',
  oldAddressText:
    'Someone, probably you, wants to use a different email address for your account at {portal}. The change takes effect once you’ve confirmed it here and in the email we sent to the other address:',
  oldAddressNotYou: 'If this wasn’t you, don’t confirm it, and choose a new password: someone else may be logged in.',
  changeBegunSubject: 'A different address for {portal} was requested',
  changeBegunText:
    'Someone, probably you, used a link we emailed to this address to request a different email address for your account at {portal}. The change takes effect once it’s confirmed from that address, within 24 hours.',
  changeBegunNotYou:
    'If this wasn’t you, you can stop the change: choose a new password, or log in and choose “Log out on all other devices” in your profile. Either way, the link in the other email stops working.',
  newAddressSubject: 'Confirm this address for {portal}',
  newAddressText:
    'Someone, probably you, wants to use this address for an account at {portal}. We’ve also emailed the account’s current address. Confirm that this one is yours:',
  addressInUseText:
    'Someone wants to use this address for another account at {portal}, but it already belongs to an account. Both stay as they are.',
  nothingToConfirmSubject: 'No need to confirm your address for {portal}',
  nothingToConfirmText:
    'Someone, probably you, requested a link to confirm this address, but no account with this address needs confirming. Just log in to {portal} with a code or link we email you.',
  passwordChangedSubject: 'Your {portal} password was changed',
  passwordChangedText:
    'The password for your account at {portal} was just set or changed. Your other devices were logged out, and the links to your calendar and grocery lists no longer work.',
  passwordChangedNotYou:
    'If this wasn’t you, choose a new password right away: on the password log-in page, choose “Forgot your password?”.',
  calendarLinkSubject: 'A calendar link was created at {portal}',
  calendarLinkText:
    'Someone, probably you, created a calendar link in your account at {portal}. Anyone with the link can see your meals. An earlier calendar link no longer works.',
  calendarLinkNotYou:
    'If this wasn’t you, someone else may be logged in: choose a new password, or log in and choose “Log out on all other devices” in your profile. Either way, the calendar link stops working.',
  addressChangedSubject: 'Your {portal} email address was changed',
  addressChangedText:
    'Your account at {portal} now has a different email address. Log in with that one; this address no longer works.',
  addressChangedNotYou: 'If this wasn’t you, contact support.',
  addressNotChangedSubject: 'Your {portal} email address is unchanged',
  addressNotChangedText:
    'The other email address you confirmed for {portal} can’t be used for your account. Log in with this one, as before.',
  invitationSubject: '{coach} has invited you to {portal}',
  invitationText:
    '{coach} wants to be your coach at {portal}: to make your nutrition plan and see how you’re doing. Log in with this address to accept or decline; you’ll get a code by email.',
  invitationNotYou:
    'Don’t know {coach}? You can ignore this email. If you already have an account, nothing in it is shared unless you accept.',
  coachOfAccount:
    '{coach} is your coach at {portal} and can see your plan and diary. If that’s not right, end the coaching in your profile, under “Your coach”.',
  coachingEndedSubject: '{coach} is no longer your coach at {portal}',
  coachingEndedText:
    '{coach} can no longer see or change your data at {portal}. Your account, plan and diary are still yours to use.',
  coachingEndedNotYou:
    'If this wasn’t you, someone else may be logged in: choose a new password, or log in and choose “Log out on all other devices” in your profile. {coach} can invite you again.',
  coachingEndedByCoach: '{coach} ended the coaching. If you decide to continue together, {coach} can invite you again.',
  coachingEndedByStaff:
    '{coach} no longer coaches at {portal}. In your profile, under “Who looked at my data”, you can read why.',
  clientLeftSubject: '{client} is no longer your client at {portal}',
  clientLeftText:
    '{client} ended the coaching. You can no longer see their plan and diary. They keep both, along with your notes.',
  clientLeftAgain: 'If you decide to continue together, you can invite them again.',
  notYou: 'Not you? You can ignore this email: nobody gets in without it.',
  paidSubject: 'Your {portal} subscription is ready',
  paidText: 'We’ve received your payment details, and your account at {portal} is ready. Log in to get started.',
  paidSameAddress: 'Please log in with this address, {email}: it’s the one you used during checkout.',
  paidSameBrowser:
    'If you log in from the browser you paid in, everything is ready immediately. In any other browser we first ask whether the purchase is yours, unless it only renews a subscription you had, so that nobody can change your account by paying in your name.',
  paidNotYou:
    'If you didn’t buy anything, you don’t need to do anything: if nobody claims the purchase within 30 days, it’s cancelled and refunded. If you log in before then, you can choose “Not mine”.',
  noAccountSubject: 'No account at {portal} yet',
  noAccountText:
    'Someone, probably you, tried to log in to {portal} with this address, but there is no account for it. If you have one with another address, log in with that one.',
  joinOPEN: 'You can create one yourself:',
  joinCHECKOUT: 'You need a subscription to get an account at {portal}. This page explains how to get one:',
  joinINVITE: 'At {portal}, a coach creates your account. Ask your coach to invite this address. More about this:',
  joinWAITLIST: '{portal} has a waiting list. You can add your address on this page:',
  joinPage: 'How to join {portal}',
  letInSubject: 'There’s a place for you at {portal}',
  letInText:
    'You joined the waiting list for {portal} with this address, and now there’s a place for you. Log in with this address to create your account.',
  leavesSubject: 'The {portal} portal closes on {date}',
  leavesText:
    'The {portal} portal closes on {date}. Your account stays, with everything in it, and so does your coach if you have one. Until then, log in as before; after that, log in here:',
  leavesKept: 'You log in the same way as before. There’s nothing you need to do.',
  leavesWithPeopleText:
    'The {portal} portal closes on {date}. On that day your account is deleted, with everything in it. Until then you log in as before.',
  leavesWithPeopleKept:
    'Accounts with their own paid subscription stay. If you’d like to keep yours without {portal}, reply to this email before {date}.',
  leavesData: 'You can download a copy of everything, now or at any time while you have your account:',
  leavesDownload: 'Download your data',
  leavesWhy: 'The reason is in your profile, under “Who looked at my data”.',
  staysSubject: 'The {portal} portal is staying open',
  staysText:
    'We told you that the {portal} portal would close. It’s staying open, and your account stays too. There’s nothing you need to do.',
  noAccountNotYou: 'If this wasn’t you, you don’t need to do anything.',
  contactSubject: 'A question for {portal} support',
  contactFrom: 'From {email}. Reply to this email to answer.',
  contactAccount: 'The sender has an account with this address at {portal}.',
  contactGuest: 'The sender was not logged in, so we haven’t checked that the address is theirs.',
} as const satisfies Phrasebook;
