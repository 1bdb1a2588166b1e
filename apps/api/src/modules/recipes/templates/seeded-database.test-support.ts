import type { Database } from '../../../platform/database/open-database.ts';
import { fakeClock } from '@weekbord/testkit/fake-clock';
import { openTestDatabase } from '@weekbord/testkit/test-database';
import { type CatalogueSource, seedCatalogue } from './seed-catalogue.ts';

/** Opens a new database for one test file, with the foods and recipes of a catalogue. */
export function openSeededDatabase(catalogue: CatalogueSource): Promise<Database> {
  return openTestDatabase({
    name: catalogue.version(),
    fill: async (database) => {
      await seedCatalogue(database.as({ personId: null, system: 'seed' }), fakeClock().now(), catalogue);
    },
  });
}
