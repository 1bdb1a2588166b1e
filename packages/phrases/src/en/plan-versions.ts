import type { Phrasebook } from '../phrases.ts';

/** What a coach changed in a person's plan, and the person's response. */
export const planVersions = {
  title: 'Changes to your plan',
  intro: 'Everything your coach changed, and why. You can accept it, ask about it, or go back.',
  titleOfClient: 'Changes',
  noneTitle: 'No changes yet',
  noneText: 'When your coach changes your plan, you’ll see here what changed and why.',
  noneTextOfClient: 'Your changes to this plan appear here, with your reason and their answer.',
  older: 'Show older changes',

  madeFirst: '{who} made a plan for you',
  madeFirstOfClient: '{who} made the plan',
  changed: '{who} changed your plan',
  changedOfClient: '{who} changed the plan',
  restored: '{who} restored an earlier plan',
  restoredByYou: 'You went back to an earlier plan',
  restoredByClient: '{name} went back to an earlier plan',
  you: 'You',
  coach: 'Your coach',
  former: 'A former coach',

  effectMore:
    'On average {kcal} kcal a day more. On the previous plan, weight would come out about {weight} a week lower.',
  effectLess:
    'On average {kcal} kcal a day less. On the previous plan, weight would come out about {weight} a week higher.',
  effectSame: 'The same energy on average as before.',
  effectProteinMore: '{protein} g more protein a day.',
  effectProteinLess: '{protein} g less protein a day.',

  everyDay: 'Every day',
  named: '{before} becomes {after}',
  before: 'Before',
  after: 'After',
  meals: 'Meal by meal',
  mealsText: 'In kcal',
  mealGone: 'none',

  accept: 'Fine by me',
  ask: 'Ask about it',
  goBack: 'Go back',
  goBackTitle: 'Go back to the plan before this change?',
  goBackText:
    'Your targets go back to what they were. Meals already planned stay. Your coach will see that you went back.',
  restoreAfter: 'Use this plan again',
  restoreAfterTitle: 'Use this plan again?',
  restoreText: 'The targets change to this plan’s. Meals already planned stay.',
  restoreBefore: 'Restore the previous plan',
  restoreBeforeTitle: 'Restore the plan from before this change?',
  restoreBack: 'Restore',
  reasonLabel: 'Why (optional)',
  reasonHint: '{name} sees this with the change.',
  questionLabel: 'Your question',
  questionHint: 'Your coach will see it with this change.',
  send: 'Send',
  answerACCEPTED: 'You accepted this on {date}.',
  answerRETURNED: 'You went back on {date}.',
  answerASKED: 'You asked on {date}:',
  clientACCEPTED: '{name} accepted this on {date}.',
  clientRETURNED: '{name} went back on {date}.',
  clientASKED: '{name} asks ({date}):',
  waiting: '{name} hasn’t answered yet.',
  accepted: 'Change accepted',
  asked: 'Your question was sent to your coach',
  broughtBack: 'The earlier plan is active again',

  newsText: 'See what changed and why.',
} as const satisfies Phrasebook;
