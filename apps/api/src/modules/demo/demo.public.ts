export { endDemoAccounts } from './end-demo-accounts.ts';
export { seedDemo } from './seed-demo.ts';
