import { usualSignUp } from '@weekbord/domain/organisations/sign-up-mode';
import type { FeatureFlag } from '@weekbord/domain/organisations/feature-flags';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { insertMissingOrganisations, type NewOrganisation } from './organisations.store.ts';

/** The default flags of an organisation. */
const USUAL_FLAGS: FeatureFlag[] = ['FF_RECIPE_INSPIRATION', 'FF_COPY_MEALS_TO_ANOTHER_DAY', 'FF_FEMALE_HORMONES'];

const portal = (name: string, subdomain: string, settings: Partial<NewOrganisation> = {}): NewOrganisation => ({
  name,
  subdomain,
  feature_flags: USUAL_FLAGS,
  managed_planning: true,
  ...settings,
});

/** The portals that exist from the start. They differ only in their settings. */
export const ORGANISATIONS: readonly NewOrganisation[] = [
  {
    name: 'Weekbord',
    subdomain: null,
    is_main: true,
    primary_colour: '#58ca8c',
    feature_flags: USUAL_FLAGS,
    offers_demo: true,
    login_method: 'OTP',
    high_protein: true,
  },
  portal('Killerbody', 'killerbody', {
    primary_colour: '#d81b60',
    partner_nutrition_rules: true,
    payment_required: true,
    ad_pixel: true,
    uses_pwa: true,
  }),
  portal('BAMiFit', 'bamifit', { primary_colour: '#e65100', high_protein: true, uses_pwa: true }),
  portal('Fluffy to Fit', 'fluffytofit', { primary_colour: '#8e24aa', uses_pwa: true }),
  portal('Nate Bower', 'natebower', { primary_colour: '#1565c0', uses_pwa: true }),
  portal('DMA', 'dma', { primary_colour: '#37474f', uses_pwa: true }),
  portal('Fuel & Flow', 'alexarciab', {
    primary_colour: '#00897b',
    high_protein: true,
    imperial_allowed: true,
    imperial_by_default: true,
    uses_pwa: true,
  }),
  portal('TrainMore', 'trainmore', { primary_colour: '#212121', high_protein: true }),
  portal('Club Sportive', 'clubsportive', { primary_colour: '#283593', high_protein: true }),
  portal('Pim Klement', 'pimklement', { primary_colour: '#2e7d32', high_protein: true }),
  portal('Happy Healthy', 'happyhealthy', { primary_colour: '#ad1457', high_protein: true }),
];

/** Adds the missing portals. May run at every start. */
export async function seedOrganisations(db: Kysely<Tables>): Promise<void> {
  await insertMissingOrganisations(db, withEverySetting(ORGANISATIONS));
}

const COMMON = {
  primary_colour: '#00bcd4',
  high_protein: false,
  partner_nutrition_rules: false,
  payment_required: false,
  ad_pixel: false,
  uses_pwa: false,
  imperial_allowed: false,
  imperial_by_default: false,
  managed_planning: false,
  is_main: false,
  clients_are_diy: true,
  offers_demo: false,
  login_method: 'MAGIC_LINK',
} satisfies Partial<NewOrganisation>;

/** All rows have the same columns, because one statement inserts them. */
function withEverySetting(organisations: readonly NewOrganisation[]): NewOrganisation[] {
  return organisations.map((organisation) => {
    const row = { ...COMMON, ...organisation };
    const { payment_required: paymentRequired, clients_are_diy: clientsAreDiy } = row;
    return { ...row, sign_up: usualSignUp({ isCoachs: false, paymentRequired, clientsAreDiy }) };
  });
}
