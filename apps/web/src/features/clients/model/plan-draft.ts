import { validateEnergyBalance } from '@weekbord/domain/energy/energy-balance';
import { EnergyExpenditureError } from '@weekbord/domain/energy/profile';
import { validateMealGrams } from '@weekbord/domain/intake/validate-intake';
import { parseDecimal } from '@weekbord/domain/numbers/parse-decimal';
import { parseFigure } from '@weekbord/domain/numbers/parse-figure';
import {
  adjustDay,
  chooseBalance,
  type CoachPlan,
  type CoachPlanBasis,
  dayAtBalance,
  dayOfCoachPlan,
  mealsOfCoachPlan,
  newCoachPlan,
  type PlannedMeal,
  storedCoachPlan,
} from '@weekbord/domain/plans/coach-plan';
import { wantsReason } from '@weekbord/domain/goals/energy-floor';
import { faultsOfDay } from '@weekbord/domain/plans/day-faults';
import { totalOfSizes } from '@weekbord/domain/plans/meal-sizes';
import { areSameGoal, type DayGoal, dayGoal } from '@weekbord/domain/slots/day-goal';
import type { Language } from '@weekbord/domain/languages/languages';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { type Weekday, WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import type { PlanBasisAnswer } from '../api/plan-flow.ts';

/** The macros that a coach types, in grams. */
export const TYPED_MACROS = ['protein', 'carbohydrates', 'fat'] as const;
export type TypedMacro = (typeof TYPED_MACROS)[number];

/** The typed text of each field whose text differs from the plan's own number. */
interface Typed {
  readonly balance?: string | undefined;
  readonly day: Readonly<Partial<Record<TypedMacro, string>>>;
  readonly meals: Readonly<Partial<Record<MealField, string>>>;
}
type MealField = `${MealMoment}.${TypedMacro}`;

const NOTHING_TYPED: Typed = { day: {}, meals: {} };

/** A day plan being edited: the choices, the typed texts, and its weekdays. */
export interface PlanDraft {
  readonly plan: CoachPlan;
  readonly typed: Typed;
  /** The language in which the numbers are typed. */
  readonly language: Language;
  readonly name: string;
  readonly days: readonly Weekday[];
  /** Whether this is, or will be, the week's only plan, which then applies to every day. */
  readonly isOnly: boolean;
  /** The coach's reason, shown to the client. */
  readonly reason: string;
  /** The stored day plan; null if it is new or no weekday uses it. */
  readonly before: Readonly<{ day: DayGoal; days: readonly Weekday[] }> | null;
}

/** Returns the data that a plan is based on; null without a profile, or if a measurement is missing. */
export function basisOf(answer: PlanBasisAnswer): CoachPlanBasis | null {
  const { profile } = answer;
  if (profile === null) return null;
  const basis: CoachPlanBasis = {
    profile: {
      gender: profile.gender,
      activity: profile.activity,
      sustainability: profile.sustainability,
      diet: profile.diet,
      goal: profile.goal,
      weeklyGoal: profile.weekly_goal,
      weightInKg: profile.weight,
      heightInCm: profile.height_in_cm,
      age: profile.age,
      bodyFatFraction: profile.body_fat_percentage,
      exercises: profile.exercises.map((exercise) => ({
        kcalPerKgPerMinute: exercise.kcal_per_kg_per_min,
        minutesPerSession: exercise.minutes_per_session,
        sessionsPerWeek: exercise.sessions_per_week,
      })),
      energyBalance: null,
    },
    settings: {
      macroPreference: profile.diet_type,
      highProtein: answer.high_protein,
      partnerNutritionRules: answer.partner_nutrition_rules,
    },
    moments: profile.meal_moments,
  };
  try {
    dayAtBalance(basis, null);
    return basis;
  } catch (error) {
    if (error instanceof EnergyExpenditureError) return null;
    throw error;
  }
}

type WeeklyPlan = NonNullable<PlanBasisAnswer['weekly_plan']>;

/** The day plans that were read: those of the week, and those that no weekday uses. */
export type ReadPlans = Pick<PlanBasisAnswer, 'weekly_plan' | 'unused_day_plans'>;

export function dayPlanOf({ weekly_plan: week, unused_day_plans: unused }: ReadPlans, planId: number | null) {
  const day = WEEKDAYS.find((one) => week?.[one].id === planId);
  return day === undefined || week === null ? (unused.find(({ id }) => id === planId) ?? null) : week[day];
}

/** Returns the initial draft: the stored day plan, or a new one with the given name. */
export function startDraft(
  basis: CoachPlanBasis,
  read: ReadPlans,
  { planId, newName, language }: Readonly<{ planId: number | null; newName: string; language: Language }>,
): PlanDraft {
  const week = read.weekly_plan;
  const stored = planId === null ? null : dayPlanOf(read, planId);
  const hasMeals = stored !== null && stored.meal_slot_specifications.length > 0;
  const isOnly = week === null || WEEKDAYS.every((day) => week[day].id === planId);
  const days = WEEKDAYS.filter((day) => planId !== null && week?.[day].id === planId);
  return {
    plan: hasMeals ? storedCoachPlan(basis, plannedMealsOf(stored)) : newCoachPlan(basis),
    typed: NOTHING_TYPED,
    language,
    name: stored?.name ?? (week === null ? newName : ''),
    days: isOnly ? WEEKDAYS : days,
    isOnly,
    reason: '',
    before: stored === null || days.length === 0 ? null : { day: dayGoal(plannedMealsOf(stored)), days },
  };
}

type StoredSlots = WeeklyPlan['monday']['meal_slot_specifications'];

function plannedMealsOf({ meal_slot_specifications: slots }: { meal_slot_specifications: StoredSlots }) {
  return slots.map(({ meal_moment: mealMoment, kcal, protein, fat, carbohydrates }): PlannedMeal => {
    return { mealMoment, kcal, protein, fat, carbohydrates };
  });
}

/** Returns the draft with the chosen energy balance. */
export function pickBalance(draft: PlanDraft, energyBalance: number): PlanDraft {
  return { ...draft, plan: chooseBalance(draft.plan, energyBalance), typed: NOTHING_TYPED };
}

/** Returns the draft with the typed energy balance; invalid text leaves the plan unchanged. */
export function typeBalance(draft: PlanDraft, text: string): PlanDraft {
  const balance = parseDecimal(text);
  if (balance === null || validateEnergyBalance(balance)) return { ...draft, typed: { ...draft.typed, balance: text } };
  const plan = balance === draft.plan.energyBalance ? draft.plan : chooseBalance(draft.plan, balance);
  return {
    ...draft,
    plan,
    typed: plan === draft.plan ? { ...draft.typed, balance: text } : { ...NOTHING_TYPED, balance: text },
  };
}

/** Returns the draft with a typed macro of the day; an invalid number leaves the plan unchanged. */
export function typeDay(basis: CoachPlanBasis, draft: PlanDraft, macro: TypedMacro, text: string): PlanDraft {
  const { typed } = draft;
  const next = { ...draft, typed: { ...typed, day: { ...typed.day, [macro]: text }, meals: {} } };
  const grams = gramsOf(text, draft.language);
  const day = dayOfCoachPlan(basis, draft.plan);
  if (grams === null || grams === day[macro]) return next;
  return { ...next, plan: adjustDay(draft.plan, day, { [macro]: grams }) };
}

/** Returns the draft with a typed macro of a meal; an invalid number leaves the meal unchanged. */
export function typeMeal(draft: PlanDraft, meal: PlannedMeal, macro: TypedMacro, text: string): PlanDraft {
  const field: MealField = `${meal.mealMoment}.${macro}`;
  const typed = { ...draft.typed, meals: { ...draft.typed.meals, [field]: text } };
  const grams = gramsOf(text, draft.language);
  if (grams === null) return { ...draft, typed };
  const { protein, fat, carbohydrates } = meal;
  const tuned = { ...draft.plan.tuned, [meal.mealMoment]: { protein, fat, carbohydrates, [macro]: grams } };
  return { ...draft, typed, plan: { ...draft.plan, tuned } };
}

/** Parses whole grams; null if the text is invalid. */
export function gramsOf(text: string, language: Language): number | null {
  const grams = parseFigure(text, language);
  return grams === null || validateMealGrams(grams) ? null : Math.round(grams);
}

/** Whether typed text is not a valid energy balance. */
export function isNoBalance(text: string | undefined): boolean {
  return text !== undefined && validateEnergyBalance(parseDecimal(text)) !== null;
}

/**
 * Whether the coach must give a reason for the draft's day, because its energy is low. No new reason is needed if the
 * day stays the same, or gets more energy on the same weekdays.
 */
export function needsReason({ before, days }: PlanDraft, day: DayGoal): boolean {
  if (!wantsReason(day)) return false;
  if (before === null) return true;
  const isMore = day.kcal >= before.day.kcal && days.every((one) => before.days.includes(one));
  return !isMore && !areSameGoal(day, before.day);
}

export const PLAN_STEPS = ['balance', 'moments', 'sizes', 'tuning'] as const;
export type PlanStep = (typeof PLAN_STEPS)[number];

/** Whether a step is complete; if not, the screen says what is missing. */
export function isDone(basis: CoachPlanBasis, draft: PlanDraft, step: PlanStep): boolean {
  const { plan, typed } = draft;
  const { isWhole, hasEmptyMeal } = totalOfSizes(plan.meals);
  if (step === 'moments') return plan.meals.length > 0;
  if (step === 'sizes') return isWhole && !hasEmptyMeal;
  const isNumber = (text: string | undefined) => text === undefined || gramsOf(text, draft.language) !== null;
  if (step === 'balance') {
    const isTyped = !isNoBalance(typed.balance) && TYPED_MACROS.every((macro) => isNumber(typed.day[macro]));
    return isTyped && faultsOfDay(basis.profile, dayOfCoachPlan(basis, plan), 'COACH').length === 0;
  }
  const day = dayGoal(mealsOfCoachPlan(basis, plan));
  const isTyped = Object.values(typed.meals).every(isNumber);
  const isSet = draft.name.trim() !== '' && draft.days.length > 0;
  const isReasoned = !needsReason(draft, day) || draft.reason.trim() !== '';
  return isTyped && isSet && isReasoned && faultsOfDay(basis.profile, day, 'COACH').length === 0;
}

/** Returns the request body that saves a draft, based on the plan as it was read. */
export function bodyOfDraft(
  basis: CoachPlanBasis,
  draft: PlanDraft,
  { user, planId, read }: Readonly<{ user: number; planId: number | null; read: ReadPlans }>,
) {
  const week = read.weekly_plan;
  const stored = planId === null ? null : dayPlanOf(read, planId);
  const sent = ({ mealMoment: meal_moment, ...figures }: PlannedMeal) => ({ meal_moment, ...figures });
  return {
    user,
    nutrition_day_plan: planId,
    name: draft.name.trim(),
    days: [...draft.days],
    meals: mealsOfCoachPlan(basis, draft.plan).map(sent),
    ...(draft.reason.trim() !== '' && { reason: draft.reason.trim() }),
    read: {
      week: week && (Object.fromEntries(WEEKDAYS.map((day) => [day, week[day].id])) as Record<Weekday, number>),
      meals: stored && plannedMealsOf(stored).map(sent),
    },
  };
}
