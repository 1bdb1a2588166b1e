import type { Brand, Organisation } from '@weekbord/contract/organisations/models';
import { shownName } from '@weekbord/domain/organisations/organisation-name';
import { activeFlags } from '@weekbord/domain/organisations/organisation-settings';
import type { FeatureFlag } from '@weekbord/domain/organisations/feature-flags';
import { isNamedByCoach } from './is-named-by-coach.ts';
import type { OrganisationRow } from './organisations.store.ts';

/**
 * Returns the public part of an organisation, without its logo if its name cannot be shown because it could be mistaken
 * for another organisation's.
 */
export function presentBrand(row: OrganisationRow): Brand {
  const { subdomain, primary_colour, uses_pwa, support_url, sign_up, offers_demo, imperial_by_default } = row;
  const name = isNamedByCoach(row) ? shownName({ name: row.name, isCoachs: true }) : row.name;
  const logo = name === row.name ? row.logo : null;
  const feature_flags = [...activeFlags({ plantBased: row.plant_based }, row.feature_flags as FeatureFlag[])];
  return {
    name,
    subdomain,
    primary_colour,
    logo,
    uses_pwa,
    support_url,
    sign_up,
    offers_demo,
    imperial_by_default,
    feature_flags,
  };
}

/** Returns an organisation as its own members see it. */
export function presentOrganisation(row: OrganisationRow): Organisation {
  return {
    id: row.id,
    owner: row.owner_id,
    name: row.name,
    primary_colour: row.primary_colour,
    logo: row.logo,
    logo_visible: row.logo_visible,
    disable_logo_curve: row.disable_logo_curve,
    subdomain: row.subdomain,
    product_stripe_id: row.product_stripe_id,
    clients_are_diy: row.clients_are_diy,
    managed_planning: row.managed_planning,
    auto_plan_initial_meals: row.auto_plan_initial_meals,
    custom_notes_message: row.custom_notes_message,
    feature_flag_create_your_own_recipes: row.feature_flag_create_your_own_recipes,
    feature_flag_generate_meals_button_in_planner: row.feature_flag_generate_meals_button_in_planner,
    feature_flag_disable_product_logging: row.feature_flag_disable_product_logging,
    high_protein: row.high_protein,
    partner_nutrition_rules: row.partner_nutrition_rules,
    payment_required: row.payment_required,
    diy_billing: row.diy_billing,
    imperial_allowed: row.imperial_allowed,
    imperial_by_default: row.imperial_by_default,
    plant_based: row.plant_based,
    opinionated_recipe_inspiration: row.opinionated_recipe_inspiration,
    support_url: row.support_url,
  };
}
