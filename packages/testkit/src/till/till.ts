export * from './interface.ts';
export { startTill } from './start.ts';
