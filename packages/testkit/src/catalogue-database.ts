import { seedCatalogue } from '@weekbord/api/modules/recipes/recipes.public';
import type { Database } from '@weekbord/api/platform/database/open-database';
import { fakeClock } from './fake-clock.ts';
import { openTestDatabase } from './test-database.ts';

/** Opens a fresh database for one test file with the product's foods and recipes, which are written once per run. */
export function openCatalogueDatabase(): Promise<Database> {
  return openTestDatabase({
    name: 'the catalogue of the product',
    fill: async (database) => {
      await seedCatalogue(database.as({ personId: null, system: 'seed' }), fakeClock().now());
    },
  });
}
