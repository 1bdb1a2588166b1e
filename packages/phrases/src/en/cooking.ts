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
  inTotal: { one: 'in total, also for step {steps}', other: 'in total, also for steps {steps}' },
  allIngredients: 'All ingredients',
  ready: '{ready} of {count} ready',
  start: 'Start {time}',
  upTo: 'up to {time}',
  timers: 'Timers',
  timerOf: 'Step {step}',
  timerDone: 'Time’s up: step {step} of {name}',
  isUp: 'Time’s up',
  addMinute: '+1 min, step {step}',
  addMinuteShort: '+1 min',
  pauseTimer: 'Pause the timer for step {step}',
  resumeTimer: 'Resume the timer for step {step}',
  paused: 'Paused',
  stopTimer: 'Stop the timer for step {step}',
  stop: 'Stop',
} as const satisfies Phrasebook;
