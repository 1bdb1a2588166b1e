export { onboard } from './onboard.ts';
