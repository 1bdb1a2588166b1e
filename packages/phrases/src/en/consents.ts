import type { Phrasebook } from '../phrases.ts';

/** What a person consents to: asked before the first such answer, and kept in their profile. */
export const consents = {
  BODY: 'Body and weight',
  BODYText: 'Keep my age, height, weight and other measurements, and work out my targets from them.',
  BODYWithout:
    'Without this we cannot make you a plan. You can still use your account, take your data along and delete it.',
  FOOD: 'Allergies and diet',
  FOODText: 'Keep my allergies and diet, and leave out what does not fit them.',
  FOODWithout: 'Without this your meals are planned as for somebody who eats everything.',
  CYCLE: 'Cycle and menopause',
  CYCLEText: 'Keep the dates of my periods, or that I am in menopause, and adapt my plan to it.',
  CYCLEWithout: 'Without this you can choose any of the other kinds of plan.',
  COACH: 'What my coach sees',
  COACHText: 'My coach may see and change my profile, plan, diary and measurements.',
  COACHWithout: 'Without this your coach sees your name and nothing else. Your own app works as it does now.',

  firstTitle: 'May we keep this?',
  firstText:
    'A plan is made from data about your health, so we ask first. You can change your mind at any time in My profile.',
  agree: 'Agree and continue',
  needed: 'We cannot make a plan without this. Tick it to go on.',
  neededCoach: 'Tick this to say yes.',

  dueTitle: 'May we keep this?',
  dueText:
    'We now ask your consent for each kind of health data. What you leave off is closed to everybody else. You can change this at any time in My profile.',
  save: 'Save my choices',
  later: 'Later',
  saved: 'Your choices are saved',

  title: 'Your consents',
  text: 'What you turn off is closed to everybody else at once. Your coach is not told why.',
  nothing: 'There is nothing yet that needs your consent.',
  givenOn: 'You agreed on {date}.',
  withdrawnOn: 'Turned off on {date}.',
  withdrawTitle: 'Turn this off?',
  withdrawText: 'It is closed to everybody else at once, and nothing new of it is kept.',
  withdrawCycle: 'Everything that you noted of your cycle is deleted at once. Your plan no longer follows it.',
  deleteBODY: 'If you delete what was kept, your measurements, profile and plan are gone. Your diary stays.',
  deleteFOOD: 'If you delete what was kept, meals are no longer planned around your allergies and diet.',
  turnOff: 'Turn off',
  turnOffAndDelete: 'Turn off and delete',
  deleteKept: 'Delete what was kept',
} as const satisfies Phrasebook;
