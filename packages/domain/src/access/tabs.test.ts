import { describe, expect, it } from 'vitest';
import { type NavigationState, startTab, type Tab, visibleTabs } from './tabs.ts';

const client: NavigationState = {
  isCoach: false,
  clientModeIsSet: false,
  hasBillingProblem: false,
  isDiy: false,
  hasWeeklyPlan: true,
  onboardingForm: 'untouched',
  hasIntake: true,
  recipeInspiration: true,
  femaleHormones: false,
  opinionatedRecipeInspiration: false,
};
const coach = { ...client, isCoach: true };
const diy = { ...client, isDiy: true };
const newcomer = { ...diy, hasWeeklyPlan: false, hasIntake: false };

const everyTab: readonly Tab[] = ['DIARY', 'PROGRESS', 'GROCERIES', 'RECIPES', 'PROFILE'];

describe('visible tabs', () => {
  it.each<[string, NavigationState, readonly Tab[]]>([
    ['a client', client, everyTab],
    ['a coach', coach, ['CLIENTS', 'ACCOUNT', 'PROFILE']],
    ['a coach in client mode', { ...coach, clientModeIsSet: true }, everyTab],
    ['a billing problem', { ...client, hasBillingProblem: true }, ['BILLING', 'PROFILE']],
    ['a coach with a billing problem', { ...coach, hasBillingProblem: true }, ['BILLING', 'PROFILE']],
    ['no recipe flag', { ...client, recipeInspiration: false }, ['DIARY', 'PROGRESS', 'GROCERIES', 'PROFILE']],
    [
      'opinionated inspiration',
      { ...client, opinionatedRecipeInspiration: true },
      ['DIARY', 'GROCERIES', 'RECIPES', 'PROFILE'],
    ],
    [
      'opinionated inspiration with hormones',
      { ...client, opinionatedRecipeInspiration: true, femaleHormones: true },
      everyTab,
    ],
    ['a self-service user who has finished', { ...diy, onboardingForm: 'completed' }, everyTab],
    ['a self-service newcomer', newcomer, ['DIY_GOAL']],
    ['a self-service user without a plan', { ...newcomer, onboardingForm: 'completed' }, ['NUTRITIONAL_PLAN']],
  ])('[NAV-01] are right for %s', (_, state, tabs) => {
    expect(visibleTabs(state)).toEqual(tabs);
  });
});

describe('the start tab', () => {
  it.each<[string, NavigationState, Tab]>([
    ['a billing problem', { ...coach, hasBillingProblem: true }, 'BILLING'],
    ['a client', client, 'DIARY'],
    ['a coach', coach, 'CLIENTS'],
    ['a coach in client mode', { ...coach, clientModeIsSet: true }, 'DIARY'],
    ['a newcomer', newcomer, 'DIY_GOAL'],
    ['an intake without a plan', { ...newcomer, hasIntake: true }, 'NUTRITIONAL_PLAN'],
    ['a completed form without a plan', { ...newcomer, onboardingForm: 'completed' }, 'NUTRITIONAL_PLAN'],
    ['a form that was started again', { ...diy, onboardingForm: 'started' }, 'DIY_GOAL'],
    ['a completed form and a plan', { ...diy, onboardingForm: 'completed' }, 'DIARY'],
    ['a plan made on another device', diy, 'DIARY'],
  ])('[NAV-02] is right for %s', (_, state, tab) => {
    expect(startTab(state)).toBe(tab);
  });

  it('[NAV-02] is always a visible tab', () => {
    for (const state of [client, coach, diy, newcomer]) expect(visibleTabs(state)).toContain(startTab(state));
  });
});
