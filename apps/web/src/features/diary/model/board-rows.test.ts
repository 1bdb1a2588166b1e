import { expect, it } from 'vitest';
import { boardRows } from './board-rows.ts';
import { viewDay } from './day-view.ts';
import { item, slot } from './meals.test-support.ts';

it('a board has a row for each moment that occurs on any of its days, with a cell for each day', () => {
  const [first, second, third] = ['2027-03-17', '2027-03-18', '2027-03-19'] as const;
  const views = new Map([
    [
      first,
      viewDay({ calendar_items: [item(1, 'DINNER'), item(2, 'DINNER')] }, [slot(1, 'BREAKFAST'), slot(2, 'DINNER')]),
    ],
    [second, viewDay({ calendar_items: [item(3, 'SNACK')] }, [slot(3, 'LUNCH')])],
  ]);
  const rows = boardRows([first, second, third], views);
  expect(
    rows.map(({ moment, cells }) => [
      moment,
      ...cells.map(({ slot: of, items }) => [of?.id, ...items.map(({ id }) => id)]),
    ]),
  ).toEqual([
    ['BREAKFAST', [1], [undefined], [undefined]],
    ['LUNCH', [undefined], [3], [undefined]],
    ['DINNER', [2, 1, 2], [undefined], [undefined]],
    ['SNACK', [undefined], [undefined, 3], [undefined]],
  ]);
});
