import type { cooking as english } from '../en/cooking.ts';
import type { Translation } from '../phrases.ts';

export const cooking = {
  stepOf: 'Stap {step} van {count}',
  leave: 'Stoppen met koken',
  previous: 'Vorige stap',
  next: 'Volgende stap',
  previousShort: 'Vorige',
  nextShort: 'Volgende',
  finish: 'Klaar',
  forStep: 'Voor deze stap',
  inTotal: { one: 'in totaal, ook voor stap {steps}', other: 'in totaal, ook voor stappen {steps}' },
  allIngredients: 'Alle ingrediënten',
  ready: '{ready} van {count} klaar',
  start: 'Start {time}',
  upTo: 'tot {time}',
  timers: 'Timers',
  timerOf: 'Stap {step}',
  timerDone: 'De tijd is om: stap {step} van {name}',
  isUp: 'De tijd is om',
  addMinute: '+1 min, stap {step}',
  addMinuteShort: '+1 min',
  pauseTimer: 'De timer van stap {step} pauzeren',
  resumeTimer: 'De timer van stap {step} hervatten',
  paused: 'Gepauzeerd',
  stopTimer: 'De timer van stap {step} stoppen',
  stop: 'Stop',
} as const satisfies Translation<typeof english>;
