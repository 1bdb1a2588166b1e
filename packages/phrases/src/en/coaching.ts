import type { Phrasebook } from '../phrases.ts';

/** A coach invites a person, who says yes or no; and looks at the diary of a client. */
export const coaching = {
  title: '{coach} wants to be your coach',
  from: 'From {organisation}.',
  text: 'If you say yes, {coach} sees your profile, plan, diary, groceries, recipes and measurements, and can change them. Your cycle stays yours alone. Who looked at what stands in your profile.',
  textLeaves: 'If you have another coach now, that one sees nothing of yours any more.',
  accept: 'Yes, be my coach',
  decline: 'No, thanks',
  later: 'Later',
  accepted: '{coach} is your coach now',
  declined: 'The invitation is declined',

  leaveTitle: 'Stop being coached by {coach}?',
  leaveEnds:
    '{coach} can no longer see or change anything of yours, and is told by email. You can no longer send each other notes, and you keep only those recipes of {coach} that are in your diary.',
  leaveStays:
    'Your account, plan, diary and measurements stay yours. Notes and earlier versions of your plan are kept too: they are in the copy of your data.',
  leaveOpens: 'Your account, which is closed now, opens again.',
  leaveMinor:
    'You are below 18. Without a coach your plan and diary close until you are 18, or until another coach takes you on. Nothing is deleted.',
  leaveAgain: 'If you change your mind, {coach} can invite you again.',
  leaveConfirm: 'Stop being coached',
  left: '{coach} is no longer your coach',

  subjectLabel: 'Whose diary this is',
  subject: 'Diary of {name}',
  subjectLeave: 'Back to the client',
} as const satisfies Phrasebook;
