import type { navigation as english } from '../en/navigation.ts';
import type { Translation } from '../phrases.ts';

export const navigation = {
  skip: 'Naar de inhoud',
  main: 'Hoofdnavigatie',
  diary: 'Dagboek',
  groceries: 'Boodschappen',
  recipes: 'Recepten',
  progress: 'Voortgang',
  profile: 'Profiel',
  account: 'Account',
  clients: 'Cliënten',
  plan: 'Plan',
} as const satisfies Translation<typeof english>;
