export { settingsFor } from './onboarding-settings.ts';
export { onboard } from './onboard.ts';
