import type { exerciseNames as english } from '../en/exercise-names.ts';
import type { Translation } from '../phrases.ts';

export const exerciseNames = {
  WALKING: 'Wandelen',
  BRISK_WALKING: 'Stevig wandelen',
  HIKING: 'Trekking',
  JOGGING: 'Joggen',
  RUNNING: 'Hardlopen',
  CYCLING: 'Fietsen',
  FAST_CYCLING: 'Stevig fietsen',
  SPINNING: 'Spinning',
  SWIMMING: 'Zwemmen',
  ROWING_MACHINE: 'Roeimachine',
  CROSS_TRAINER: 'Crosstrainer',
  STRENGTH_TRAINING: 'Krachttraining',
  CIRCUIT_TRAINING: 'Circuittraining',
  AEROBICS: 'Aerobics',
  PILATES: 'Pilates',
  YOGA: 'Yoga',
  DANCING: 'Dansen',
  FOOTBALL: 'Voetbal',
  HOCKEY: 'Hockey',
  TENNIS: 'Tennis',
  SKATING: 'Schaatsen',
  MARTIAL_ARTS: 'Vechtsport',
} as const satisfies Translation<typeof english>;
