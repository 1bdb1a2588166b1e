import type { goalNames as english } from '../en/goal-names.ts';
import type { Translation } from '../phrases.ts';

export const goalNames = {
  goalTitle: 'Wat is je doel?',
  goalLOSE_WEIGHT: 'Afvallen',
  goalLOSE_WEIGHTText: 'Vet verliezen in een tempo dat je volhoudt',
  goalGAIN_MUSCLE: 'Spieren opbouwen',
  goalGAIN_MUSCLEText: 'Wat extra energie en eiwit om spieren op te bouwen',
  goalRECOMPOSITION: 'Lichaamscompositie verbeteren',
  goalRECOMPOSITIONText: 'Op gewicht blijven: minder vet, meer spieren',
  weeklyGoalTitle: 'Hoe snel wil je afvallen?',
  weeklyGoalLabel: '{amount} {unit} per week',
} as const satisfies Translation<typeof english>;
