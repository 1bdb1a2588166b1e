export { createDemoAccount } from './demo.ts';
