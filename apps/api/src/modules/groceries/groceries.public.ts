export { changedNeeds } from './changed-needs.ts';
export { hasThingsToBuy } from './things-to-buy.ts';
