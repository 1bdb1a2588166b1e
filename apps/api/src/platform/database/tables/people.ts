import type { Country } from '@weekbord/domain/accounts/countries';
import type { PlanCurrency, PlanInterval } from '@weekbord/domain/billing/plan';
import type { FirstWeekday } from '@weekbord/domain/dates/first-weekday';
import type { DiscountTerm } from '@weekbord/domain/billing/price';
import type { SignUpMode } from '@weekbord/domain/organisations/sign-up-mode';
import type { ConsentPurpose, GivenConsents } from '@weekbord/domain/consent/consents';
import type { ColumnType, Generated } from 'kysely';
import type { Language, Moment } from './columns.ts';

export interface OrganisationTable {
  id: Generated<number>;
  name: string;
  subdomain: string | null;
  primary_colour: Generated<string>;
  logo: string | null;
  logo_visible: Generated<boolean>;
  disable_logo_curve: Generated<boolean>;
  product_stripe_id: string | null;
  clients_are_diy: Generated<boolean>;
  managed_planning: Generated<boolean>;
  auto_plan_initial_meals: Generated<boolean>;
  custom_notes_message: string | null;
  feature_flag_create_your_own_recipes: Generated<boolean>;
  feature_flag_generate_meals_button_in_planner: Generated<boolean>;
  feature_flag_disable_product_logging: Generated<boolean>;
  high_protein: Generated<boolean>;
  partner_nutrition_rules: Generated<boolean>;
  payment_required: Generated<boolean>;
  imperial_allowed: Generated<boolean>;
  /** Whether units default to feet, inches and pounds for those who chose none. */
  imperial_by_default: Generated<boolean>;
  plant_based: Generated<boolean>;
  opinionated_recipe_inspiration: Generated<boolean>;
  ad_pixel: Generated<boolean>;
  uses_pwa: Generated<boolean>;
  /** Whether clients pay for themselves and manage their subscription. */
  diy_billing: Generated<boolean>;
  /** Whether its owner is no longer a coach. Its portal, name and logo are then not shown. */
  is_closed: Generated<boolean>;
  /** The organisation's own help page; null if the product's is used. */
  support_url: string | null;
  /** The address for its members' questions; null for the operator's. */
  support_email: string | null;
  /** How people become members. */
  sign_up: Generated<SignUpMode>;
  /** Whether the organisation's login page offers a demo account. */
  offers_demo: Generated<boolean>;
  login_method: Generated<'OTP' | 'MAGIC_LINK'>;
  feature_flags: Generated<string[]>;
  /** The coach who alone may change the organisation; null if it belongs to the product. */
  owner_id: number | null;
  /** Whether this is the portal without a subdomain. */
  is_main: Generated<boolean>;
}

export interface PersonTable {
  id: Generated<number>;
  email: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  is_coach: Generated<boolean>;
  is_staff: Generated<boolean>;
  account_enabled: Generated<boolean>;
  payment_status_override: Generated<boolean>;
  coach_id: number | null;
  /** When the person got that coach; null if they have none, or if it is unknown. */
  coach_since: Generated<Date | null>;
  organisation_id: number | null;
  language: Generated<Language>;
  /** The country the person chose; null if none. */
  country: Generated<Country | null>;
  /** The weekday on which the person's weeks start; null if they chose none. */
  first_weekday: Generated<FirstWeekday | null>;
  uses_imperial_measurements: Generated<boolean>;
  feature_flags: Generated<string[]>;
  /**
   * Data up to this date is not used to learn the person's taste; null if they never had their learned taste deleted.
   */
  taste_forgotten_on: string | null;
  /** The address at which a coach invited the person; null once they answered, or if no one invited them. */
  invited_as: Generated<string | null>;
  /** Whether this is a coach's record of an address with an account of its own. No one logs in to it. */
  stands_in: Generated<boolean>;
  /** When this demo account ends; null for all others. */
  demo_until: Generated<Date | null>;
  /**
   * What the person agreed to, with the version of each text, according to their last answers in `consent`. The
   * database maintains this column and the next one.
   */
  consents_given: ColumnType<GivenConsents, GivenConsents | undefined, never>;
  /** The purposes that the person refused or withdrew. */
  withdrawn_purposes: ColumnType<ConsentPurpose[], ConsentPurpose[] | undefined, never>;
  /** Whether the person had a weekly plan with meals that was deleted. The database maintains this column. */
  had_week: ColumnType<boolean, boolean | undefined, never>;
  /** The current coach's statement about the person as a minor. The database deletes it with the relationship. */
  minor_statement: ColumnType<MinorStatement | null, MinorStatement | null | undefined, MinorStatement>;
  created_at: Moment;
}

/** A coach's statement that a client of 16 or 17 may take part. */
export interface MinorStatement {
  /** The coach. */
  readonly by: number;
  /** An instant, ISO 8601. */
  readonly at: string;
  readonly text_version: number;
  /** The language in which the text was shown. */
  readonly text_language: Language;
}

/** One answer to a request for consent. It is never changed, only ended. */
export interface ConsentTable {
  person_id: number;
  id: Generated<number>;
  purpose: ConsentPurpose;
  text_version: number;
  /** The language in which the text was shown. */
  text_language: Language;
  /** Null if the person refused from the start. */
  given_at: Date | null;
  withdrawn_at: Date | null;
}

export interface SubscriptionTable {
  person_id: number;
  id: string;
  status: string;
  product: string;
  /** The customer at Stripe; null if the subscription came from elsewhere. */
  customer_id: string | null;
  started_at: Moment | null;
  trial_end: Moment | null;
  current_period_end: Moment | null;
  cancel_at_period_end: Generated<boolean>;
  /** The price per period, in the smallest unit of the currency and including VAT; null if unknown. */
  amount: number | null;
  currency: PlanCurrency | null;
  interval: PlanInterval | null;
  vat_percent: number | null;
  /** The price while a discount runs, and for how long; null without one. */
  discounted_amount: number | null;
  discount_term: DiscountTerm | null;
  discounted_until: Moment | null;
  withdrawn_at: Moment | null;
  /** The refund for a withdrawal, in the smallest unit of its currency; null without a refund. */
  returned: number | null;
  returned_currency: string | null;
  /**
   * When the owner was emailed about the start. The columns below do the same for the end of the trial, an unpaid
   * period and the end.
   */
  told_start: Moment | null;
  told_trial_end: Moment | null;
  told_unpaid: Moment | null;
  told_end: Moment | null;
}

export interface WaitlistEntryTable {
  id: Generated<number>;
  organisation_id: number;
  email: string;
  first_name: string;
  /** The language of emails to the person. */
  language: Generated<Language>;
  created_at: Moment;
  /** When staff admitted the person; null while they wait. */
  let_in_at: Moment | null;
}

/** A staff action on an organisation, and the reason. */
export interface StaffActTable {
  id: Generated<number>;
  organisation_id: number | null;
  /** The staff member; 0 is the operator's command. */
  actor_id: number;
  act: string;
  reason: string;
  created_at: Moment;
}

/** A leaving organisation, until it is deleted. */
export interface LeavingOrganisationTable {
  organisation_id: number;
  erase_at: Moment;
  /** Whether the organisation's people are deleted with it, except staff and anyone with a running subscription. */
  with_members: boolean;
}

/** The tables of people and their organisations. */
export interface PeopleTables {
  organisation: OrganisationTable;
  person: PersonTable;
  consent: ConsentTable;
  subscription: SubscriptionTable;
  waitlist_entry: WaitlistEntryTable;
  staff_act: StaffActTable;
  leaving_organisation: LeavingOrganisationTable;
}
