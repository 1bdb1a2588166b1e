import { makesOwnPlan, showsMacroTargets } from '@weekbord/domain/access/planner-abilities';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { findPerson, type PersonRow } from '../access/access.public.ts';
import { findOrganisation } from '../organisations/organisations.public.ts';

/** Whether a person makes their own plan, and whether their organisation shows its targets. */
export type PlanAbilities = Readonly<{ makesOwnPlan: boolean; showsTargets: boolean }>;

/** Returns what a person's or their coach's organisation allows them. */
export async function planAbilitiesOf(db: Kysely<Tables>, person: PersonRow): Promise<PlanAbilities> {
  const coach = person.coach_id === null ? undefined : await findPerson(db, person.coach_id);
  const organisationId = person.organisation_id ?? coach?.organisation_id ?? null;
  const organisation = organisationId === null ? undefined : await findOrganisation(db, organisationId);
  return {
    makesOwnPlan: makesOwnPlan({
      isCoach: person.is_coach,
      hasCoach: person.coach_id !== null,
      clientsAreDiy: organisation?.clients_are_diy ?? null,
    }),
    showsTargets:
      organisation === undefined ||
      showsMacroTargets({ opinionatedRecipeInspiration: organisation.opinionated_recipe_inspiration }),
  };
}
