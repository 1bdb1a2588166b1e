import { brandColours } from '@weekbord/domain/organisations/brand-colours';
import { initialsOfOrganisation } from '@weekbord/domain/organisations/name-on-phone';
import { portalOf } from '@weekbord/domain/organisations/portal-of-site';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { LookOf, PortalLook } from '../../platform/web/pages.ts';
import { thirdPartiesOfPortal } from './third-parties-of-portal.ts';
import { manifestOf } from './manifest.ts';
import { presentBrand } from './organisations.present.ts';
import { listOrganisations, type OrganisationRow } from './organisations.store.ts';

interface Parts {
  readonly database: { readonly db: Kysely<Tables> };
  readonly clock: Clock;
  readonly log: { warn(details: object, text: string): void };
  readonly config: Pick<Config, 'stripe' | 'thirdParties' | 'sinks'>;
}

/** How long the branding of portals is cached, in milliseconds. */
const FRESH_MS = 60_000;
/**
 * The maximum number of cached portals. Other portals show the product's own branding until the web app has fetched
 * theirs.
 */
const PORTALS_MAX = 1000;

/**
 * Returns a function that looks up a portal's branding by host name. All portals are read together, at most once a
 * minute, so that requests with made-up hosts cost nothing. While they cannot be read, the last ones are used.
 */
export function openPortalLooks({ database, clock, log, config }: Parts): LookOf {
  const isTillOpen = config.stripe !== undefined;
  let looks: ReadonlyMap<string | null, PortalLook> = new Map();
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  const read = async () => {
    try {
      const { rows } = await listOrganisations(database.db, { limit: PORTALS_MAX, offset: 0 });
      looks = new Map(
        rows.map((row) => [row.subdomain, lookOfRow(row, isTillOpen, thirdPartiesOfPortal(config, row.ad_pixel))]),
      );
    } catch (error) {
      log.warn({ err: error }, 'the portal branding could not be read');
    }
    readAt = clock.now().getTime();
    reading = undefined;
  };

  return async (hostname) => {
    if (clock.now().getTime() - readAt >= FRESH_MS) await (reading ??= read());
    return looks.get(portalOf(hostname) ?? null);
  };
}

/** CSS that shows the offer to try the product on the login page. */
const SHOW_DEMO = ';--demo:flex';

/** CSS that shows the entry for coaches on the login page; coaches buy at the main portal. */
const SHOW_COACH = ';--coach:block';

function lookOfRow(row: OrganisationRow, isTillOpen: boolean, thirdParties: PortalLook['thirdParties']): PortalLook {
  const { brand, onBrand, strongOnLight, strongOnDark } = brandColours(row.primary_colour);
  const onDark = `--brand-strong:${strongOnDark}`;
  const shown = `${row.offers_demo ? SHOW_DEMO : ''}${isTillOpen && row.is_main ? SHOW_COACH : ''}`;
  const publicBrand = presentBrand(row);
  return {
    name: publicBrand.name,
    logo: publicBrand.logo,
    portal: row.subdomain,
    colour: brand,
    onColour: onBrand,
    initials: initialsOfOrganisation(publicBrand.name),
    manifestIn: (language) => manifestOf(publicBrand, brand, language),
    // The selector is more specific than those of the app's own style sheet, which is loaded later.
    css:
      `html:root{--brand:${brand};--on-brand:${onBrand};--brand-strong:${strongOnLight}${shown}}` +
      `html[data-theme=dark]{${onDark}}@media (prefers-color-scheme:dark){html:root:not([data-theme]){${onDark}}}`,
    brand: publicBrand,
    thirdParties,
  };
}
