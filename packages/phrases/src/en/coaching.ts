import type { Phrasebook } from '../phrases.ts';

/** A coach's invitation, which the person accepts or declines, and a coach's view of a client's diary. */
export const coaching = {
  title: '{coach} wants to be your coach',
  from: 'From {organisation}.',
  text: 'If you accept, {coach} can see and change your profile, plan, diary, groceries, recipes and measurements. Your cycle stays private. Your profile shows who viewed what.',
  textLeaves: 'If you have another coach now, they will lose access to your data.',
  accept: 'Accept invitation',
  decline: 'No, thanks',
  later: 'Later',
  accepted: '{coach} is your coach now',
  planWithheld:
    'The plan that {coach} made isn’t active, because it isn’t safe for you according to your profile. You can read it under ‘Changes to your plan’.',
  paused: 'These weekly meals are paused, because you don’t eat something in them: {meals}.',
  declined: 'Invitation declined',

  leaveTitle: 'Stop being coached by {coach}?',
  leaveEnds:
    '{coach} will no longer be able to see or change your data, and will be told by email. You can no longer send each other notes, and you only keep the recipes from {coach} that are in your diary.',
  leaveStays:
    'Your account, plan, diary and measurements stay yours. Notes and earlier versions of your plan are kept too: you’ll find them in your data download.',
  leaveOpens: 'Your account is deactivated at the moment. If you stop, you can use it again.',
  leaveMinor:
    'You’re under 18. Without a coach, you can’t open your plan and diary until you turn 18 or another coach takes you on. Nothing is deleted.',
  leaveAgain: 'If you change your mind, {coach} can invite you again.',
  leaveConfirm: 'Stop being coached',
  left: '{coach} is no longer your coach',

  subjectLabel: 'Client’s diary',
  subject: '{name}’s diary',
  subjectLeave: 'Back to the client',
} as const satisfies Phrasebook;
