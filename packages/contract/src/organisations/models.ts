import { SIGN_UP_MODES } from '@weekbord/domain/organisations/sign-up-mode';
import { FEATURE_FLAGS } from '@weekbord/domain/organisations/feature-flags';
import { z } from 'zod';
import { listOf, SIZES } from '../sizes.ts';

/** The public part of a portal, shown before logging in. */
export const brand = z
  .object({
    name: z.string(),
    subdomain: z.string().nullable(),
    primary_colour: z.string(),
    logo: z.string().nullable(),
    uses_pwa: z.boolean(),
    /** The organisation's own help page; null if it has none. */
    support_url: z.string().nullable(),
    /** How a newcomer becomes a member: by signing up, by paying, by an invitation, or from a waitlist. */
    sign_up: z.enum(SIGN_UP_MODES),
    /** Whether the login page offers a demo account. */
    offers_demo: z.boolean(),
    /** Whether people who have chosen no units get feet, inches and pounds. */
    imperial_by_default: z.boolean(),
    /** The flags that new members get. */
    feature_flags: listOf(z.enum(FEATURE_FLAGS), SIZES.few),
  })
  .meta({ id: 'Brand' });
export type Brand = z.infer<typeof brand>;

/** An organisation with the settings that affect its members. */
export const organisation = z
  .object({
    id: z.number().int(),
    /** The coach who owns it, and who alone can change its branding; null if it belongs to the product. */
    owner: z.number().int().nullable(),
    name: z.string(),
    primary_colour: z.string(),
    logo: z.string().nullable(),
    logo_visible: z.boolean(),
    disable_logo_curve: z.boolean(),
    subdomain: z.string().nullable(),
    product_stripe_id: z.string().nullable(),
    clients_are_diy: z.boolean(),
    /** Whether a meal moment that already has a meal accepts no others. */
    managed_planning: z.boolean(),
    auto_plan_initial_meals: z.boolean(),
    custom_notes_message: z.string().nullable(),
    feature_flag_create_your_own_recipes: z.boolean(),
    feature_flag_generate_meals_button_in_planner: z.boolean(),
    feature_flag_disable_product_logging: z.boolean(),
    high_protein: z.boolean(),
    partner_nutrition_rules: z.boolean(),
    payment_required: z.boolean(),
    /** Whether the members pay for themselves and manage their own subscriptions. */
    diy_billing: z.boolean(),
    imperial_allowed: z.boolean(),
    /** Whether people who have chosen no units get feet, inches and pounds. */
    imperial_by_default: z.boolean(),
    plant_based: z.boolean(),
    opinionated_recipe_inspiration: z.boolean(),
    support_url: z.string().nullable(),
  })
  .meta({ id: 'Organisation' });
export type Organisation = z.infer<typeof organisation>;
