import type { Phrasebook } from '../phrases.ts';

/** Cooking a recipe step by step. */
export const cooking = {
  stepOf: 'Step {step} of {count}',
  leave: 'Stop cooking',
  previous: 'Previous step',
  next: 'Next step',
  previousShort: 'Previous',
  nextShort: 'Next',
  finish: 'Done',
  forStep: 'For this step',
  allIngredients: 'All ingredients',
  ready: '{ready} of {count} ready',
  keptAwake: 'Your screen stays on.',
  start: 'Start {time}',
  startMore: 'Start {time} again',
  upTo: 'up to {time}',
  timers: 'Timers',
  timerOf: 'Step {step}',
  timerDone: 'Time is up: step {step} of {name}',
  timeLeft: '{time} left',
  isUp: 'Time is up',
  addMinute: '+1 min, step {step}',
  addMinuteShort: '+1 min',
  stopTimer: 'Stop the timer of step {step}',
  stop: 'Stop',
} as const satisfies Phrasebook;
