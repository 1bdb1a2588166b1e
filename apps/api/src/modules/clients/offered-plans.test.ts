import { acceptInvitation } from '@weekbord/contract/clients/invitations';
import { getClientWeek } from '@weekbord/contract/clients/client-week';
import { saveNutritionPlan } from '@weekbord/contract/coach-plans/coach-plans';
import { createUserProfile } from '@weekbord/contract/intake/user-profiles';
import {
  answerPlanVersion,
  listPlanVersions,
  restorePlanVersion,
} from '@weekbord/contract/plan-versions/plan-versions';
import { createNutritionDayPlan, listNutritionDayPlans } from '@weekbord/contract/plans/nutrition-day-plans';
import { listWeeklyNutritionPlans } from '@weekbord/contract/plans/weekly-nutrition-plans';
import { type Weekday, WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { coachConsent } from '@weekbord/testkit/builders/consents';
import { aCoach, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { coachPlansRoutes } from '../coach-plans/coach-plans.routes.ts';
import { intakeRoutes } from '../intake/intake.routes.ts';
import { planVersionsRoutes } from '../plan-versions/plan-versions.routes.ts';
import { plansRoutes } from '../plans/plans.routes.ts';
import { clientsRoutes } from './clients.routes.ts';

const app = await startServing({
  product: {
    routes: [...intakeRoutes, ...plansRoutes, ...coachPlansRoutes, ...planVersionsRoutes, ...clientsRoutes],
    authenticate: authenticateByPerson,
  },
});
const as = (person: Person) => app.as(tokenOf(person));
const coach = await aCoach(app.db, { first_name: 'Anna', last_name: 'Vos' });

const PROFILE = { gender: 'FEMALE', activity: 'MILDLY_ACTIVE', weight: 66, height_in_cm: 170, age: 34 } as const;
/** A day of three meals whose macros add up to its energy. */
const mealsOf = (carbohydrates: number) =>
  (['BREAKFAST', 'LUNCH', 'DINNER'] as const).map((meal_moment) => {
    return { meal_moment, kcal: 254 + 4 * carbohydrates, protein: 32, carbohydrates, fat: 14 };
  });

/** Makes a person's first plan, with one day plan for all days. */
async function makePlan(by: Person, person: Person, { name, carbohydrates }: { name: string; carbohydrates: number }) {
  const of = by === person ? {} : { user: person.id };
  const days: Weekday[] = [...WEEKDAYS];
  const meals = mealsOf(carbohydrates);
  const body = { ...of, nutrition_day_plan: null, name, days, meals, read: { week: null, meals: null } };
  const saved = await as(by).call(saveNutritionPlan, { body: { ...body, reason: `Why ${name}.` } });
  expect(saved.status, saved.text).toBe(200);
}

/**
 * Returns a person with a plan of their own and an invitation from the coach, whose placeholder account has a profile.
 */
async function anInvited() {
  const person = await aPerson(app.db);
  await as(person).call(createUserProfile, { body: { ...PROFILE } });
  await makePlan(person, person, { name: 'Mine', carbohydrates: 80 });
  const record = await aPerson(app.db, { coach_id: coach.id, invited_as: person.email, stands_in: true });
  const profile = await as(coach).call(createUserProfile, { body: { ...PROFILE, weight: 70, user_id: record.id } });
  expect(profile.status, profile.text).toBe(201);
  return { person, record };
}

async function accept(person: Person, { id }: Person) {
  const answer = await as(person).call(acceptInvitation, { params: { id }, body: coachConsent });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

const versionsOf = async (person: Person) => (await as(person).call(listPlanVersions)).body;
const nameOnMonday = async (person: Person) =>
  (await as(person).call(listWeeklyNutritionPlans)).body.results[0]?.monday.name;
const dayPlansOf = async (person: Person) =>
  (await as(person).call(listNutritionDayPlans)).body.results.map(({ name }) => name);

async function anOffer() {
  const { person, record } = await anInvited();
  await makePlan(coach, record, { name: 'Coach’s', carbohydrates: 60 });
  await accept(person, record);
  const { results, state } = await versionsOf(person);
  return { person, offer: results[0]!, count: results.length, state };
}

describe('a plan that a coach made for a person who already has one', () => {
  it('is offered to them with the coach’s reason, while their own stays active', async () => {
    const { person, offer, count } = await anOffer();
    expect(count).toBe(1);
    expect(offer).toMatchObject({
      who: 'COACH',
      name: 'Anna Vos',
      is_offer: true,
      answer: null,
      reason: 'Why Coach’s.',
      restorable: ['AFTER'],
      effect: { kcal: -240 },
      changes: [{ days: WEEKDAYS, before: { name: 'Mine' }, after: { name: 'Coach’s', meals: mealsOf(60) } }],
    });
    expect(await nameOnMonday(person)).toBe('Mine');
    const today = app.clock.now().toISOString().slice(0, 10);
    const week = await as(coach).call(getClientWeek, { query: { user: person.id, until: today, today } });
    expect(week.body.events).toEqual([]);
  });

  it('replaces theirs once they accept it, and can be undone', async () => {
    const { person, offer, state } = await anOffer();
    const taken = await as(person).call(restorePlanVersion, {
      params: { id: offer.id },
      body: { side: 'AFTER', state },
    });
    expect(taken.body).toMatchObject({ who: 'PERSON', is_offer: true, is_restored: true });
    expect(await nameOnMonday(person)).toBe('Coach’s');
    expect(await dayPlansOf(person)).toEqual(['Mine', 'Coach’s']);
    const now = await versionsOf(person);
    expect(now.results[1]).toMatchObject({ id: offer.id, answer: 'ACCEPTED', restorable: ['BEFORE'] });
    await as(person).call(restorePlanVersion, {
      params: { id: offer.id },
      body: { side: 'BEFORE', state: now.state },
    });
    expect(await nameOnMonday(person)).toBe('Mine');
    expect((await versionsOf(person)).results.find(({ id }) => id === offer.id)).toMatchObject({
      answer: 'RETURNED',
      restorable: ['AFTER'],
    });
  });

  it('can be declined or asked about, and still be accepted later', async () => {
    const { person, offer, state } = await anOffer();
    const answer = (body: { answer: 'ACCEPTED' | 'ASKED' | 'RETURNED'; question?: string }) =>
      as(person).call(answerPlanVersion, { params: { id: offer.id }, body });
    expect(await answer({ answer: 'ACCEPTED' })).toMatchObject({ status: 400, body: { answer: [expect.any(String)] } });
    expect((await answer({ answer: 'ASKED', question: 'Why so little?' })).body).toMatchObject({ answer: 'ASKED' });
    expect((await answer({ answer: 'RETURNED' })).body).toMatchObject({ answer: 'RETURNED', restorable: ['AFTER'] });
    expect(await nameOnMonday(person)).toBe('Mine');
    await as(person).call(restorePlanVersion, { params: { id: offer.id }, body: { side: 'AFTER', state } });
    expect(await nameOnMonday(person)).toBe('Coach’s');
  });

  it('does not count as answered when a later change is answered', async () => {
    const { person, offer } = await anOffer();
    const plan = (await as(person).call(listWeeklyNutritionPlans)).body.results[0]!;
    const week = Object.fromEntries(WEEKDAYS.map((day) => [day, plan[day].id])) as Record<Weekday, number>;
    const changed = await as(coach).call(saveNutritionPlan, {
      body: {
        user: person.id,
        nutrition_day_plan: plan.monday.id,
        name: 'Mine',
        days: [...WEEKDAYS],
        meals: mealsOf(90),
        read: { week, meals: plan.monday.meal_slot_specifications },
      },
    });
    expect(changed.status, changed.text).toBe(200);
    const [later] = (await versionsOf(person)).results;
    const given = await as(person).call(answerPlanVersion, { params: { id: later!.id }, body: { answer: 'ACCEPTED' } });
    expect(given.body).toMatchObject({ is_offer: false, answer: 'ACCEPTED' });
    const declined = { params: { id: later!.id }, body: { answer: 'RETURNED' } } as const;
    expect((await as(person).call(answerPlanVersion, declined)).status).toBe(409);
    expect((await versionsOf(person)).results[1]).toMatchObject({ id: offer.id, answer: null });
  });

  it('is not offered if it equals their own, and is added to their day plans if they have no week yet', async () => {
    const same = await anInvited();
    await makePlan(coach, same.record, { name: 'Mine', carbohydrates: 80 });
    await accept(same.person, same.record);
    expect((await versionsOf(same.person)).results).toEqual([]);

    const { person, record } = await anInvited();
    await as(coach).call(createNutritionDayPlan, { body: { name: 'Draft', user: record.id } });
    await accept(person, record);
    expect(await dayPlansOf(person)).toEqual(['Mine', 'Draft']);
    expect(await nameOnMonday(person)).toBe('Mine');
    expect((await versionsOf(person)).results).toEqual([]);
  });
});

describe('a plan that a coach made for a person who has a profile but no plan', () => {
  /** Returns a person with their own profile, after they accepted a coach who entered 70 kg and made a plan. */
  async function anAccepted(own: { weight: number; height_in_cm?: number }) {
    const person = await aPerson(app.db);
    await as(person).call(createUserProfile, { body: { ...PROFILE, ...own } });
    const record = await aPerson(app.db, { coach_id: coach.id, invited_as: person.email, stands_in: true });
    await as(coach).call(createUserProfile, { body: { ...PROFILE, weight: 70, user_id: record.id } });
    await makePlan(coach, record, { name: 'Coach’s', carbohydrates: 60 });
    return { person, answer: await accept(person, record) };
  }

  it('becomes theirs if it is safe for their profile', async () => {
    const { person, answer } = await anAccepted({ weight: 66 });
    expect(answer.is_plan_withheld).toBe(false);
    expect(await nameOnMonday(person)).toBe('Coach’s');
    expect((await versionsOf(person)).results).toMatchObject([{ is_offer: false, changes: [{ before: null }] }]);
  });

  it('is only offered, as both can see, if it is a deficit at their low weight, and cannot be accepted', async () => {
    const { person, answer } = await anAccepted({ weight: 55, height_in_cm: 180 });
    expect(answer.is_plan_withheld).toBe(true);
    expect(await nameOnMonday(person)).toBeUndefined();
    expect(await dayPlansOf(person)).toEqual([]);
    const { results, state } = await versionsOf(person);
    expect(results).toMatchObject([
      {
        is_offer: true,
        answer: null,
        reason: 'Why Coach’s.',
        restorable: ['AFTER'],
        changes: [{ before: null, after: { name: 'Coach’s', meals: mealsOf(60) } }],
      },
    ]);
    const seen = await as(coach).call(listPlanVersions, { query: { user: person.id } });
    expect(seen.body.results).toEqual(results);
    const body = { side: 'AFTER' as const, state };
    const taken = await as(person).call(restorePlanVersion, { params: { id: results[0]!.id }, body });
    expect(taken).toMatchObject({ status: 400, body: { side: [expect.any(String)] } });
    expect(await nameOnMonday(person)).toBeUndefined();
  });
});
