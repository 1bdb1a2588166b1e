import type { Phrasebook } from '../phrases.ts';

/** A person's consents: asked for before the first such answer, and shown in the profile. */
export const consents = {
  BODY: 'Body and weight',
  BODYText: 'Save my age, height, weight and other measurements, and use them to work out my targets.',
  BODYWithout:
    'Without this we can’t make you a plan. You can still use your account, download your data and delete it.',
  FOOD: 'Allergies and diet',
  FOODText: 'Save my allergies and diet, and leave out foods that don’t fit.',
  FOODWithout: 'Without this, your meals are planned as if you eat everything.',
  CYCLE: 'Cycle and menopause',
  CYCLEText: 'Save my period dates, or that I’m in menopause, and adapt my plan to this.',
  CYCLEWithout: 'Without this, you can still choose any other kind of plan.',
  COACH: 'What my coach sees',
  COACHText: 'My coach may see and change my profile, plan, diary and measurements.',
  COACHWithout:
    'Without this, your coach can only see your name and email address. Nothing changes for you in the app.',

  firstTitle: 'May we save this?',
  firstText:
    'Your plan is based on data about your health, so we ask first. You can change your mind any time in My profile.',
  agree: 'Agree and continue',
  needed: 'We can’t make a plan without this. Tick it to continue.',
  neededCoach: 'Tick this to accept.',

  dueTitle: 'May we save this?',
  dueText:
    'We now ask for your consent for each kind of health data. Anything you leave off stays private. You can change this any time in My profile.',
  save: 'Save my choices',
  later: 'Later',
  saved: 'Your choices have been saved',

  title: 'Your consents',
  text: 'Anything you turn off becomes private right away. Your coach isn’t told why.',
  nothing: 'Nothing needs your consent yet.',
  givenOn: 'You agreed on {date}.',
  withdrawnOn: 'Turned off on {date}.',
  withdrawTitle: 'Turn this off?',
  withdrawText: 'Everyone else loses access right away, and nothing new is saved.',
  withdrawCycle: 'Everything you logged about your cycle is deleted right away. Your plan will no longer adapt to it.',
  deleteBODY:
    'If you also delete the saved data, your measurements, profile and plan will be gone. You keep your diary.',
  deleteFOOD: 'If you also delete the saved data, your meals will no longer take your allergies and diet into account.',
  turnOff: 'Turn off',
  turnOffAndDelete: 'Turn off and delete',
  deleteKept: 'Delete the saved data',
} as const satisfies Phrasebook;
