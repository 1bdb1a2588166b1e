import type { Country } from '@weekbord/domain/accounts/countries';
import type { FirstWeekday } from '@weekbord/domain/dates/first-weekday';
import type { Language } from '@weekbord/domain/languages/languages';
import { type Kysely, sql } from 'kysely';
import { type Place, statement } from '../../../platform/database/statement.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { WeekWishesRow } from '../wishes/week-wishes.store.ts';

/** The facts about a person that determine which recipes they may have, in addition to their intake. */
export type RulesRow = Readonly<{
  /** The keys of the ingredients they avoid. */
  avoided: string[];
  likedRecipeIds: number[];
  dislikedRecipeIds: number[];
  /** The person's wishes for their weeks; null if not specified. */
  wishes: WeekWishesRow | null;
  /** Whether the person's organisation serves neither meat nor fish. */
  plantBased: boolean;
  /** The country that the person chose; null if none. */
  chosenCountry: Country | null;
  /** The first day of weeks that the person chose; null if none. */
  chosenFirstWeekday: FirstWeekday | null;
  language: Language;
  /** Whether the person's organisation, or their coach's, offers imperial units. */
  organisationIsImperial: boolean;
  /** Whether the person published recipes of their own. */
  hasOwn: boolean;
  /** The version of the catalogue in the database; null if there is no catalogue yet. */
  catalogueVersion: string | null;
}>;

const RULES = statement((db, place: Place<{ personId: number }>) => {
  const personId = place('personId');
  const rules = sql<RulesRow>`
    select
      array(
        select key from avoided_ingredient join ingredient_to_avoid on ingredient_to_avoid.id = ingredient_to_avoid_id
        where person_id = ${personId} order by ingredient_to_avoid.id
      ) as "avoided",
      array(select recipe_template_id from favourite_recipe where person_id = ${personId}) as "likedRecipeIds",
      array(select recipe_template_id from disliked_recipe where person_id = ${personId}) as "dislikedRecipeIds",
      (select to_json(week_wishes) from week_wishes where person_id = ${personId}) as "wishes",
      coalesce(own.plant_based, false) as "plantBased",
      person.country as "chosenCountry",
      person.first_weekday as "chosenFirstWeekday",
      person.language,
      coalesce(own.imperial_allowed, coachs.imperial_allowed, false) as "organisationIsImperial",
      exists (select from recipe_template where author_id = ${personId} and published) as "hasOwn",
      (select version from catalogue_state) as "catalogueVersion"
    from person
    left join organisation as own on own.id = person.organisation_id
    left join person as coach on coach.id = person.coach_id and person.organisation_id is null
    left join organisation as coachs on coachs.id = coach.organisation_id
    where person.id = ${personId}`;
  return { compile: () => rules.compile(db) };
});

/** Returns the rules of a person, in one query. */
export async function findRules(db: Kysely<Tables>, personId: number): Promise<RulesRow> {
  const [rules] = await RULES(db, { personId });
  return rules!;
}
