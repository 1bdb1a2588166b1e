import type { Phrasebook } from '../phrases.ts';

/** Kinds of exercise. */
export const exerciseNames = {
  WALKING: 'Walking',
  BRISK_WALKING: 'Brisk walking',
  HIKING: 'Hiking',
  JOGGING: 'Jogging',
  RUNNING: 'Running',
  CYCLING: 'Cycling',
  FAST_CYCLING: 'Cycling, fast',
  SPINNING: 'Spinning',
  SWIMMING: 'Swimming',
  ROWING_MACHINE: 'Rowing machine',
  CROSS_TRAINER: 'Cross trainer',
  STRENGTH_TRAINING: 'Strength training',
  CIRCUIT_TRAINING: 'Circuit training',
  AEROBICS: 'Aerobics',
  PILATES: 'Pilates',
  YOGA: 'Yoga',
  DANCING: 'Dancing',
  FOOTBALL: 'Football',
  HOCKEY: 'Field hockey',
  TENNIS: 'Tennis',
  SKATING: 'Ice skating',
  MARTIAL_ARTS: 'Martial arts',
} as const satisfies Phrasebook;
