export { forgetPresses } from './guard-second-press.ts';
