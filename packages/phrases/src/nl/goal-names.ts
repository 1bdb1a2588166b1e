import type { goalNames as english } from '../en/goal-names.ts';
import type { Translation } from '../phrases.ts';

export const goalNames = {
  goalTitle: 'Wat is je doel?',
  goalLOSE_WEIGHT: 'Afvallen',
  goalLOSE_WEIGHTText: 'Vet verliezen in een tempo dat je volhoudt',
  goalGAIN_MUSCLE: 'Spieren opbouwen',
  goalGAIN_MUSCLEText: 'Wat extra energie en eiwit om mee te bouwen',
  goalRECOMPOSITION: 'Lichaamscompositie verbeteren',
  goalRECOMPOSITIONText: 'Op gewicht blijven: minder vet, meer spieren',
  weeklyGoalTitle: 'Hoe snel wil je afvallen?',
  weeklyGoalLabel: '{amount} {unit} per week',
  weeklyGoalMildest: 'Rustig: het makkelijkst vol te houden',
  weeklyGoalMild: 'Gestaag: je merkt het en het blijft te doen',
  weeklyGoalFast: 'Snel: vraagt discipline',
  weeklyGoalFastest: 'Heel snel: alleen voor een tijdje',
  recommended: 'Aanbevolen',
} as const satisfies Translation<typeof english>;
