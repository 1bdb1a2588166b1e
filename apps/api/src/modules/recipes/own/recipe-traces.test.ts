import { createRecipe, getRecipeTemplate, listRecipeTemplates } from '@weekbord/contract/recipes/recipe-templates';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { aRecipeOf } from './own-recipes.test-support.ts';
import { recipesRoutes } from '../recipes.routes.ts';
import { seedCatalogue } from '../templates/seed-catalogue.ts';
import { smallCatalogue } from '../templates/small-catalogue.test-support.ts';

const app = await startServing({ product: { routes: recipesRoutes, authenticate: authenticateByPerson } });
await seedCatalogue(app.db, app.clock.now(), smallCatalogue());
const as = (person: Person) => app.as(tokenOf(person));

describe("a coach who opens a client's custom recipe", () => {
  it("leaves an audit entry that the client can see, unlike a client who opens the coach's recipe", async () => {
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    const { id } = await aRecipeOf(app, as(client), { salmon: 150 });
    const { id: published } = await aRecipeOf(app, as(coach), { salmon: 150 }, { published: true });
    expect((await as(coach).call(getRecipeTemplate, { params: { id } })).status).toBe(200);
    expect((await as(coach).call(listRecipeTemplates, { query: { author: client.id } })).body.count).toBe(1);
    expect((await as(coach).call(createRecipe, { body: { recipe_template: id } })).status).toBe(201);
    expect((await as(client).call(getRecipeTemplate, { params: { id: published } })).status).toBe(200);
    const looks = await app.db.selectFrom('audit_entry').select(['person_id', 'actor_id', 'act']).execute();
    const ofThem = looks.filter((look) => [client.id, coach.id].includes(look.person_id));
    expect(ofThem.map(({ act }) => act).toSorted()).toEqual(['read food/createRecipe', 'read food/recipeTemplate']);
    expect(new Set(ofThem.map((look) => look.person_id))).toEqual(new Set([client.id]));
  });
});
