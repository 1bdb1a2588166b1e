import { accountsPaths } from '@weekbord/contract/accounts/paths';
import { diaryPaths } from '@weekbord/contract/diary/paths';
import { recipesPaths } from '@weekbord/contract/recipes/paths';
import { afterEach, expect, it, vi } from 'vitest';
import type { Route } from '@weekbord/contract/route';
import { send } from './call.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each<[string, Route, number, string[]]>([
  [
    'a refusal',
    recipesPaths.getRecipeTemplate,
    404,
    ['[weekbord] A call was refused: GET /food/recipeTemplate/:id 404'],
  ],
  ['a session that ended', accountsPaths.getMe, 401, ['[weekbord] Invalid token - user should log in again']],
  ['a day that already exists', diaryPaths.createCalendarDay, 400, []],
  [
    'a day that may not be created',
    diaryPaths.createCalendarDay,
    403,
    ['[weekbord] A call was refused: POST /planner/calendarDay 403'],
  ],
  ['a successful response', recipesPaths.getRecipeTemplate, 200, []],
])('reports an unexpected refusal once, without what was sent: %s', async (_, route, status, lines) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status })));
  await send(route, { params: { id: 77 } }, { idempotencyKey: 'k' });
  expect(warn.mock.calls.flat()).toEqual(lines);
});
