import type { Phrasebook } from '../phrases.ts';

/** What stands in the mails that the product sends. */
export const mail = {
  greeting: 'Hi,',
  greetingNamed: 'Hi {name},',
  codeSubject: '{code} is your code for {portal}',
  codeText: 'Your code is {code}. It works for {count} minutes.',
  codeAndLink: 'Rather not type? Open this link on the device where you want to log in:',
  linkSubject: 'Your link for {portal}',
  linkText: 'Open this link on the device where you want to log in:',
  linkLife: 'The link works once, for {count} minutes.',
  linkLifeHours: { one: 'The link works once, for {count} hour.', other: 'The link works once, for {count} hours.' },
  logIn: 'Log in',
  onBehalf: 'Weekbord sends this mail for {portal}.',
  linksLeadTo: 'The links in this mail lead to {host}.',
  confirm: 'Confirm',
  choosePassword: 'Choose a new password',
  chooseAddress: 'Choose another address',
  activationSubject: 'Confirm your address for {portal}',
  activationText:
    'Somebody, probably you, made an account at {portal} with this address and a password. Confirm that it is yours:',
  activationNotYou: 'Was this not you? Then do not confirm it: the password that was chosen counts only after that.',
  resetPasswordSubject: 'A new password for {portal}',
  resetPasswordText: 'Open this link to choose a new password for {portal}:',
  resetEmailSubject: 'Another address for {portal}',
  resetEmailText: 'Open this link to choose another email address for {portal}:',
  resetNotYou: 'Not you? You can ignore this email: nothing changes without it.',
  oldAddressSubject: 'Another address for {portal}?',
  oldAddressText:
    'Somebody, probably you, wants to use another email address for your account at {portal}. It changes once you confirm it here and with the mail that we sent to the other address:',
  oldAddressNotYou:
    'Was this not you? Then do not confirm it, and choose a new password: somebody else may be logged in.',
  changeBegunSubject: 'Another address for {portal} was asked for',
  changeBegunText:
    'By a link that we mailed here, somebody, probably you, asked for another email address for your account at {portal}. It changes once the mail to that address is confirmed, within 24 hours.',
  changeBegunNotYou:
    'Was this not you? Then stop it: choose a new password, or log in and choose "Log out on all other devices" in your profile. Either makes the other mail void.',
  newAddressSubject: 'Confirm this address for {portal}',
  newAddressText:
    'Somebody, probably you, wants to use this address for an account at {portal}. Confirm that it is yours; the present address is asked too:',
  addressInUseText:
    'Somebody wants to use this address for another account at {portal}, but it belongs to an account already. Both stay as they are.',
  nothingToConfirmSubject: 'Nothing to confirm at {portal}',
  nothingToConfirmText:
    'Somebody, probably you, asked for a link that confirms this address, but no sign-up with a password waits for that. Just log in to {portal}, with a code or link in a mail.',
  passwordChangedSubject: 'Your password for {portal} was changed',
  passwordChangedText:
    'The password of your account at {portal} was set or changed just now. Your other devices were logged out.',
  passwordChangedNotYou:
    'Was this not you? Then choose a new password at once: where you log in with a password, say that you forgot it.',
  addressChangedSubject: 'Your address for {portal} was changed',
  addressChangedText:
    'Your account at {portal} has another email address from now on. Log in with that one; this address no longer works.',
  addressChangedNotYou: 'Was this not you? Then contact support.',
  addressNotChangedSubject: 'Your address for {portal} stays as it was',
  addressNotChangedText:
    'The other email address that you confirmed for {portal} cannot be used for your account. Log in with this one, as before.',
  invitationSubject: '{coach} invites you to {portal}',
  invitationText:
    '{coach} wants to be your coach at {portal}: to make your nutrition plan and to see how you are doing. Log in with this address to say yes or no; you get a code by mail.',
  invitationNotYou:
    'Do you not know {coach}? Then you can ignore this email. Nothing of an account you already have is shared before you say yes.',
  coachOfAccount:
    '{coach} is your coach at {portal}, and sees your plan and your diary. If that is not right, end it in your profile, under "Your coach".',
  coachingEndedSubject: '{coach} is no longer your coach at {portal}',
  coachingEndedText:
    '{coach} can no longer see or change anything of yours at {portal}. Your account, your plan and your diary stay yours, and you can still use them.',
  coachingEndedNotYou:
    'If this was not you, someone else may be logged in: choose a new password, or log in and choose "Log out on all other devices" in your profile. {coach} can invite you again.',
  coachingEndedByCoach: '{coach} ended the coaching. If you decide to continue together, {coach} can invite you again.',
  coachingEndedByStaff:
    '{coach} no longer coaches at {portal}. In your profile, under "Who looked at my data", you can read why.',
  clientLeftSubject: '{client} is no longer your client at {portal}',
  clientLeftText:
    '{client} ended the coaching. You can no longer see their plan and diary. Those stay with them, and so do your notes.',
  clientLeftAgain: 'If you decide to continue together, invite them again.',
  notYou: 'Not you? You can ignore this email: nobody gets in without it.',
  paidSubject: 'Your subscription at {portal} is ready',
  paidText: 'Your payment details arrived, and your account at {portal} is ready. Log in to begin.',
  paidSameAddress: 'Please log in with this address, {email}: it is the one you used during checkout.',
  paidSameBrowser:
    'Do you have an account with this address already? Then log in with the browser in which you paid: elsewhere nobody can change your account by paying in your name.',
  paidNotYou: 'Did you not buy anything? Then somebody entered your address by mistake. Please answer this mail.',
  noAccountSubject: 'No account at {portal} yet',
  noAccountText:
    'Somebody, probably you, wants to log in to {portal} with this address, but there is no account for it. Do you have one with another address? Then log in with that one.',
  joinOPEN: 'You can make one yourself:',
  joinCHECKOUT: 'An account at {portal} comes with a subscription. This page says how to get one:',
  joinINVITE: 'At {portal} a coach makes your account: ask your coach to invite this address. This page says more:',
  joinWAITLIST: '{portal} has a waitlist. You can put your address on it on this page:',
  joinPage: 'How to join {portal}',
  letInSubject: 'There is a place for you at {portal}',
  letInText:
    'You put this address on the waitlist of {portal}, and now there is a place for you. Log in with this address: that makes your account.',
  leavesSubject: '{portal} is leaving on {date}',
  leavesText:
    '{portal} is leaving us on {date}. Your account stays, with everything in it, and so does your coach if you have one. Until then you log in as before; after that, here:',
  leavesKept: 'You log in the same way as before. There’s nothing you need to do.',
  leavesWithPeopleText:
    '{portal} is leaving us on {date}. On that day your account is deleted, with everything in it. Until then you log in as before.',
  leavesWithPeopleKept:
    'An account with a paid subscription of its own stays. Would you like to keep yours without {portal}? Reply to this email before {date}.',
  leavesData: 'You can download a copy of everything, now or at any time while you have your account:',
  leavesDownload: 'Download your data',
  leavesWhy: 'The reason is in your profile, under "Who looked at my data".',
  staysSubject: '{portal} is staying',
  staysText:
    'We told you that {portal} was going to leave. It is staying, and so is your account. There’s nothing you need to do.',
  noAccountNotYou: 'Was this not you? Then you need not do anything.',
  contactSubject: 'A question to {portal} support',
  contactFrom: 'From {email}. Reply to this email to answer.',
  contactAccount: 'The sender has an account with this address at {portal}.',
  contactGuest: 'The sender was not logged in: nobody has checked that the address is theirs.',
} as const satisfies Phrasebook;
