import { weekbord } from '@weekbord/api/weekbord';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './tree.ts';

const web = sourceFiles('apps/web/src').filter(({ path }) => !/\.(?:test|test-support)\.tsx?$/.test(path));
/** The base layer itself, which creates keys and sends requests. */
const floor = /^apps\/web\/src\/shared\/(?:api|http|offline)\//;

describe('the calls of the web app', () => {
  it('cache responses under keys derived from their routes, never written by hand', () => {
    expect(web.length).toBeGreaterThan(200);
    const byHand = /Key(?:: | = )\[\s*['"`]/;
    expect(web.filter(({ path, text }) => !floor.test(path) && byHand.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('read only through calls that write nothing', () => {
    const reading = /\b(?:queryOf|pagesOf)\(\s*\w+Paths\.(\w+)/g;
    const read = new Set(web.flatMap(({ text }) => [...text.matchAll(reading)].map(([, name]) => name)));
    expect([...read]).toEqual(expect.arrayContaining(['getFood', 'searchFoods', 'computeNutritionPlan']));
    const writing = weekbord.endpoints.filter(({ route, readOnly }) => route.method !== 'GET' && readOnly !== true);
    expect(writing.map(({ route }) => route.name).filter((name) => read.has(name))).toEqual([]);
  });

  it('read with functions that wait when the session has ended, except for a lookup before a write', () => {
    const above = web.filter(({ path }) => !floor.test(path));
    const reads = new Set(weekbord.endpoints.flatMap(({ route: { name, method } }) => (method === 'GET' ? name : [])));
    const directly = above.flatMap(({ text }) =>
      [...text.matchAll(/\b(?:answer|call|send)\(\s*\w+Paths\.(\w+)/g)].flatMap(([, name = '']) => name),
    );
    expect(directly.filter((name) => reads.has(name))).toEqual(['listFavouriteRecipes', 'listDislikedRecipes']);
    const callsByHand = /import \{[^}]*\b(?:answer|call|send)\b[^}]*\} from '[^']*\/http\/call\.ts'/;
    const queries = above.filter(({ text }) => text.includes('queryFn') && callsByHand.test(text));
    expect(queries.map(({ path }) => path)).toEqual([]);
  });

  it('are sent from one place, which only pictures, lazy chunks, exports and the connection probe bypass', () => {
    const senders = web.filter(({ text }) => /\bfetch\(/.test(text)).map(({ path }) => path.split('src/')[1]);
    const files = [
      'app/first-paint/part-loader.ts',
      'features/history/model/export-files.ts',
      'shared/dish-picture/keep-pictures.ts',
    ];
    expect(senders.toSorted()).toEqual([...files, 'shared/http/call.ts', 'shared/offline/connection.ts']);
  });
});
