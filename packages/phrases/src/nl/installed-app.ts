import type { installedApp as english } from '../en/installed-app.ts';
import type { Translation } from '../phrases.ts';

export const installedApp = {
  description: 'Plan je maaltijden, doe je boodschappen en volg je voortgang.',
  addMeal: 'Maaltijd toevoegen',
  groceries: 'Boodschappenlijst',
  weighIn: 'Gewicht noteren',
} as const satisfies Translation<typeof english>;
