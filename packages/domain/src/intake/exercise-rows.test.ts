import { describe, expect, it } from 'vitest';
import { exerciseKcalPerDay } from '../energy/exercise.ts';
import { EXERCISE_TEMPLATES } from '../energy/exercise-templates.ts';
import { exercisesOf, mergeExerciseRows } from './exercise-rows.ts';

const row = (id: number, exercise = 1) => ({ id, exercise, minutes_per_session: 30, sessions_per_week: 1 });

describe('mergeExerciseRows', () => {
  it('keeps the given rows, removes the others, and gives new ones a fresh id', () => {
    const given = [
      { ...row(2), minutes_per_session: 45 },
      { ...row(0), id: null },
    ];
    expect(mergeExerciseRows([row(1), row(2), row(5)], given, [8, 9])).toEqual([
      { ...row(2), minutes_per_session: 45 },
      row(9),
    ]);
    expect(mergeExerciseRows([], [], [])).toEqual([]);
    expect(() => mergeExerciseRows([], [{ ...row(0), id: null }], [])).toThrow('no id');
  });

  it('accepts each id once, and only ids of the profile', () => {
    expect(mergeExerciseRows([row(1)], [row(1), row(1), row(9)], [21, 22, 23]).map(({ id }) => id)).toEqual([
      1, 22, 23,
    ]);
  });
});

describe('exercisesOf', () => {
  it('uses the rate of each kind of exercise', () => {
    const strength = EXERCISE_TEMPLATES.find(({ name }) => name === 'STRENGTH_TRAINING')!;
    expect(strength.kcalPerKgPerMinute).toBe(0.0875);
    const twice = { id: 1, exercise: strength.id, minutes_per_session: 60, sessions_per_week: 2 };
    // 0.0875 × 70 kg × 60 minutes × 2 / 7 days
    expect(exerciseKcalPerDay(exercisesOf([twice, row(2, 999)]), 70)).toBeCloseTo(105);
  });

  it('contains each id and each name only once', () => {
    expect(new Set(EXERCISE_TEMPLATES.map(({ id }) => id)).size).toBe(EXERCISE_TEMPLATES.length);
    expect(new Set(EXERCISE_TEMPLATES.map(({ name }) => name)).size).toBe(EXERCISE_TEMPLATES.length);
  });
});
