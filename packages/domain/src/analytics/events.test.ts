import { expect, it } from 'vitest';
import { subscriptionEvents } from './events.ts';

it.each([
  ['a new subscription', [], [['a', 'trialing']], ['subscription.created']],
  ['an unchanged subscription', [['a', 'active']], [['a', 'active']], []],
  [
    'a trial that becomes paid',
    [['a', 'trialing']],
    [['a', 'active']],
    ['subscription.status_updated', 'subscription.trial.conversion'],
  ],
  ['a late payment', [['a', 'active']], [['a', 'past_due']], ['subscription.status_updated']],
  ['the end of a trial', [['a', 'trialing']], [['a', 'canceled']], ['subscription.status_updated', 'contract.churned']],
  [
    'the end of a subscription',
    [['a', 'active']],
    [['a', 'canceled']],
    ['subscription.status_updated', 'contract.churned'],
  ],
  [
    'one subscription that ends and another that starts',
    [['a', 'canceled']],
    [['b', 'active']],
    ['subscription.created'],
  ],
] as const)('the events for %s are correct', (_, before, after, expected) => {
  const states = (all: readonly (readonly [string, 'trialing' | 'active' | 'past_due' | 'canceled'])[]) =>
    all.map(([id, status]) => ({ id, status }));
  expect(subscriptionEvents(states(before), states(after))).toEqual(expected);
});
