import { VISIT_PURPOSES } from '@weekbord/domain/consent/third-parties';
import { authenticateByPerson } from '@weekbord/testkit/builders/by-person';
import { startServing, testConfig } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../platform/log/log.ts';
import { openPortalLooks } from './portal-looks.ts';
import { seedOrganisations } from './seed-organisations.ts';

const app = await startServing({
  product: {
    routes: [],
    authenticate: authenticateByPerson,
    prepare: ({ database }) => seedOrganisations(database.db),
  },
});
const ALL = {
  thirdParties: {
    analytics: 'https://measure.example/a.js',
    monitoring: 'https://monitor.example/m.js',
    messenger: 'https://chat.example/c.js',
    pixel: { id: '12345', script: 'https://pixel.example/p.js' },
    origins: [],
  },
  sinks: { events: { url: 'https://events.example/', token: undefined }, problems: undefined },
};

async function thirdPartiesOf(config: Partial<typeof ALL>) {
  const lookOf = openPortalLooks({ ...app, log: createLog(testConfig()), config: { ...app.config, ...config } });
  const portals = await app.db
    .selectFrom('organisation')
    .select('subdomain')
    .where('subdomain', 'is not', null)
    .execute();
  return Promise.all(
    portals.map(async ({ subdomain }) => ({
      subdomain,
      thirdParties: (await lookOf(`${subdomain}.weekbord.example`))?.thirdParties ?? null,
    })),
  );
}

describe('[ANA-01] the third parties that portal pages may load', () => {
  it('are empty if none is configured', async () => {
    for (const { thirdParties } of await thirdPartiesOf({})) expect(thirdParties).toBeNull();
  });

  it('are the configured services, with the pixel only on the portal of the organisation that has one', async () => {
    const portals = await thirdPartiesOf(ALL);
    expect(portals.length).toBeGreaterThan(5);
    for (const { subdomain, thirdParties } of portals) {
      const hasPixel = subdomain === 'killerbody';
      expect({ subdomain, settings: thirdParties?.settings }).toEqual({
        subdomain,
        settings: {
          purposes: VISIT_PURPOSES.filter((purpose) => hasPixel || purpose !== 'ADVERTISING'),
          scripts: {
            ANALYTICS: ALL.thirdParties.analytics,
            MONITORING: ALL.thirdParties.monitoring,
            MESSENGER: ALL.thirdParties.messenger,
            ...(hasPixel && { AD_PIXEL: ALL.thirdParties.pixel.script }),
          },
          pixelId: hasPixel ? '12345' : null,
          tracksClicks: true,
          collectsProblems: false,
          paymentHosts: [expect.any(String)],
        },
      });
    }
  });
});
