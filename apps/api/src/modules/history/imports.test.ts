import { connect } from 'node:net';
import { history } from '@weekbord/contract/history/history';
import { MAX_MEALS_OF_DAY, MAX_MEALS_OF_MOMENT } from '@weekbord/domain/recipes/amounts/meal-limits';
import { MAX_IMPORT_CHARACTERS, MAX_IMPORT_ROWS } from '@weekbord/domain/history/import-rows';
import { progress } from '@weekbord/contract/progress/progress';
import { listCalendarDays } from '@weekbord/contract/diary/calendar-days';
import { deleteCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { updateQuickAddMeal } from '@weekbord/contract/diary/quick-add-meals';
import { createUserProfile } from '@weekbord/contract/intake/user-profiles';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aPerson } from '@weekbord/testkit/builders/people';
import { longestTurn } from '@weekbord/testkit/longest-turn';
import { startServing } from '@weekbord/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import { diaryRoutes } from '../diary/diary.routes.ts';
import { intakeRoutes } from '../intake/intake.routes.ts';
import { progressRoutes } from '../progress/progress.routes.ts';
import { historyRoutes } from './history.routes.ts';

const app = await startServing({
  product: {
    routes: [...historyRoutes, ...diaryRoutes, ...intakeRoutes, ...progressRoutes],
    authenticate: authenticateByPerson,
  },
});

const MEALS = `Date,Meal,Calories,Fat (g),Carbohydrates (g),Fiber,Protein (g),Note
2027-03-01,Breakfast,"1,050",30.5,120,12,45,
2027-03-01,Snacks,20,1,1,,1,
2027-03-01,Snacks,20,1,1,,1,
2027-03-02,Dinner,lots,20,60,5,40,
Totals,,1090,50,,,,
`;
const WEIGHTS = 'Datum;Gewicht\n1-3-2027;72,4\n2-3-2027;72,1\n';

let me = app.as('');
let token = '';
beforeEach(async () => {
  token = tokenOf(await aPerson(app.db, {}));
  me = app.as(token);
});

const preview = async (content: string, mapping?: object) =>
  (await me.call(history.previewImport, { body: { content, ...(mapping && { mapping: mapping as never }) } })).body;

/** Imports a file with the preview's mapping. */
async function bring(content: string, file_name = 'file.csv') {
  const { mapping } = await preview(content);
  return me.call(history.createImport, { body: { content, mapping, file_name } });
}
const diary = async () => {
  const { body } = await me.call(listCalendarDays, {
    query: { date_after: '2027-02-01', date_before: '2027-03-31' } as never,
  });
  return body.results.flatMap(({ date, calendar_items }) => calendar_items.map((item) => ({ date, ...item })));
};
const weights = async () =>
  (await me.call(progress.listUserWeight)).body.results.map(({ date, value }) => [date, value]);

describe('an import of a file', () => {
  it('is previewed before anything is written: how it is read, what it adds, and the errors in the caller’s language', async () => {
    const shown = await preview(MEALS);
    expect(shown).toMatchObject({
      source: 'MYFITNESSPAL',
      mapping: { kind: 'DIARY', columns: { date: 0, kcal: 2, meal: 1 }, carbohydrates_count_fiber: true },
      questions: [],
      missing_columns: [],
      found: { days: 1, first_date: '2027-03-01', last_date: '2027-03-01' },
      counts: { ready: 3, known: 0, skipped: 1, wrong: 1 },
      skipped: [{ reason: 'TOTAL', count: 1 }],
      first_date: '2027-03-01',
      last_date: '2027-03-01',
    });
    expect(shown.rows[0]).toMatchObject({
      line: 2,
      meal_moment: 'BREAKFAST',
      kcal: 1050,
      carbohydrates: 108,
      weight: null,
    });
    expect(shown.faults).toEqual([
      { line: 5, column: 'kcal', code: 'NOT_A_NUMBER', cell: 'lots', message: '“lots” isn’t a number (calories).' },
    ]);
    const dutch = await me.call(
      history.previewImport,
      { body: { content: MEALS } },
      { headers: { 'accept-language': 'nl' } },
    );
    expect(dutch.body.faults[0]!.message).toBe('‘lots’ is geen getal (calorieën).');
    expect(await diary()).toEqual([]);
  });

  it('adds meals to the diary as eaten, with their fibre, and weights to the measurements', async () => {
    const { status, body } = await bring(MEALS, 'mfp.csv');
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { file_name: 'mfp.csv', rows_added: 3, kind: 'DIARY' },
    });
    const items = await diary();
    expect(items).toHaveLength(3);
    expect(items[0]).toMatchObject({
      date: '2027-03-01',
      status: 'EATEN',
      planned_by: 'PERSON',
      content_type: 'quickaddmeal',
    });
    expect(items.map(({ meal }) => (meal as { fiber: number | null }).fiber).toSorted()).toEqual([12, null, null]);

    expect(await bring(WEIGHTS)).toMatchObject({ status: 201, body: { kind: 'WEIGHTS', rows_added: 2 } });
    expect(await weights()).toEqual([
      ['2027-03-02', 72.1],
      ['2027-03-01', 72.4],
    ]);
  });

  it('does not duplicate the same file, a later one with more rows, or records from elsewhere', async () => {
    await bring(MEALS);
    await me.call(progress.createUserWeight, { body: { value: 72.4, created_at: '2027-03-01' } });
    expect(await preview(MEALS)).toMatchObject({ counts: { ready: 0, known: 3 }, found: { days: 1 }, rows: [] });
    expect(await bring(MEALS)).toMatchObject({ status: 400, body: { content: [expect.any(String)] } });
    const later = await bring(
      MEALS.replace('Totals', '2027-03-01,Snacks,20,1,1,,1,\n2027-03-03,Lunch,500,,,,,\nTotals'),
    );
    expect(later.body.rows_added).toBe(2);
    expect(await diary()).toHaveLength(5);
    expect((await bring(WEIGHTS)).body.rows_added).toBe(1);
    expect(await weights()).toHaveLength(2);
  });

  it('adds only the missing records of our own export, in either language', async () => {
    await bring(MEALS);
    const part = (await me.call(history.exportData)).body.parts.find(({ section }) => section === 'meals')!;
    const fields = Object.keys(part.fields);
    const own = [
      fields,
      ...part.rows.map((row) => fields.map((field) => (typeof row[field] === 'object' ? '' : String(row[field])))),
    ]
      .map((row) => row.join(';'))
      .join('\n');
    expect(await preview(own)).toMatchObject({ source: 'WEEKBORD', counts: { ready: 0, known: 3, wrong: 0 } });
  });

  it('is undone as a whole, including later changes, and its file can then be imported again', async () => {
    await me.call(progress.createUserWeight, { body: { value: 80, created_at: '2027-02-01' } });
    const { body: first } = await bring(MEALS);
    const { body: second } = await bring(WEIGHTS);
    const [changed, deleted] = await diary();
    await me.call(updateQuickAddMeal, { params: { id: changed!.object_id }, body: { kcal: 999 } });
    await me.call(deleteCalendarItem, { params: { id: deleted!.id } });
    expect((await preview(MEALS)).counts.ready).toBe(0);
    expect((await me.call(history.listImports)).body.results.map(({ id }) => id)).toEqual([second.id, first.id]);

    expect((await me.call(history.undoImport, { params: { id: first.id } })).status).toBe(204);
    expect(await diary()).toEqual([]);
    expect(await weights()).toHaveLength(3);
    expect((await me.call(history.undoImport, { params: { id: second.id } })).status).toBe(204);
    expect(await weights()).toEqual([['2027-02-01', 80]]);
    expect((await me.call(history.undoImport, { params: { id: second.id } })).status).toBe(404);
    expect((await bring(MEALS)).body.rows_added).toBe(3);
  });

  it("reads weights in the file's unit or, if it states none, in the person’s own, and says which", async () => {
    const body = { gender: 'MALE', activity: 'ACTIVE', weight: 72, personal_weight_unit: 'STONES' } as const;
    await me.call(createUserProfile, { body });
    const plain = 'date,weight\n2027-03-01,160';
    expect(await preview(plain)).toMatchObject({
      said_weight_unit: null,
      mapping: { weight_unit: 'POUNDS' },
      rows: [{ weight: 72.57 }],
    });
    const { mapping } = await preview(plain);
    expect(await preview('date,weight (kg)\n2027-03-01,72')).toMatchObject({
      said_weight_unit: 'KILOGRAMS',
      mapping: { weight_unit: 'KILOGRAMS' },
    });
    expect((await preview(plain, { ...mapping, weight_unit: 'KILOGRAMS' })).rows[0]!.weight).toBe(160);
    expect((await preview(MEALS)).said_weight_unit).toBeNull();
  });

  it("asks for what the file does not say, and uses the caller's answers", async () => {
    const dates = 'Date,Weight (kg)\n04/05/2026,80.2\n03/04/2026,80.5';
    const { questions, mapping } = await preview(dates);
    expect(questions).toEqual([{ about: 'date_order', cell: '04/05/2026' }]);
    expect((await preview(dates, { ...mapping, date_order: 'DAY_FIRST' })).rows.map(({ date }) => date)).toEqual([
      '2026-04-03',
      '2026-05-04',
    ]);
    const fitbit = 'logId,weight,bmi,fat,date,time,source\n1,176.4,25.1,,08/04/25,07:12:33,Aria';
    const asked = await preview(fitbit);
    expect(asked).toMatchObject({ source: 'FITBIT', questions: [{ about: 'weight_unit', cell: '176.4' }] });
    const body = { content: fitbit, mapping: { ...asked.mapping, weight_unit: 'POUNDS' as const } };
    expect((await me.call(history.createImport, { body })).body).toMatchObject({ source: 'FITBIT', rows_added: 1 });
    expect(await weights()).toEqual([['2025-08-04', 80.01]]);
  });

  it('shows the first three days, earliest first, regardless of the order in the file', async () => {
    const days = ['09', '08', '07', '06', '05'].map((day) => `2027-02-${day},80.${day}`);
    const { rows, found } = await preview(`Date,Weight (kg)\n${days.join('\n')}`);
    expect(rows.map(({ line, date }) => [line, date])).toEqual([
      [6, '2027-02-05'],
      [5, '2027-02-06'],
      [4, '2027-02-07'],
    ]);
    expect(found).toEqual({ days: 5, first_date: '2027-02-05', last_date: '2027-02-09' });
  });

  it('is rejected because of its declared length, before it is sent', async () => {
    const { hostname, port } = new URL(await app.app.listen({ host: '127.0.0.1', port: 0 }));
    for (const [language, detail] of [
      ['en', 'This is too large to send.'],
      ['nl', 'Dit is te groot om te versturen.'],
    ] as const) {
      const answered = await new Promise<string>((resolve, reject) => {
        const socket = connect(Number(port), hostname);
        let text = '';
        socket.on('data', (part) => {
          text += part.toString();
          if (text.includes('body_too_large')) socket.end();
        });
        socket.on('error', reject);
        socket.on('close', () => resolve(text));
        const headers = [
          'host: a',
          'content-type: application/json',
          'content-length: 200000000',
          `accept-language: ${language}`,
        ];
        socket.write(
          `POST /api/users/me/imports/preview HTTP/1.1\r\n${[...headers, `authorization: Token ${token}`].join('\r\n')}\r\n\r\n{`,
        );
      });
      expect(answered).toMatch(/^HTTP\/1\.1 413/);
      expect(answered).toContain(detail);
    }
  });

  it('says which columns it must have, and is rejected if it is not a table or too large', async () => {
    expect(await preview('a,b\n1,2')).toMatchObject({ missing_columns: ['date', 'weight'], counts: { ready: 0 } });
    const { mapping } = await preview('a,b\n1,2');
    expect(await me.call(history.createImport, { body: { content: 'a,b\n1,2', mapping } })).toMatchObject({
      status: 400,
      body: { mapping: { columns: { date: [expect.any(String)], weight: [expect.any(String)] } } },
    });
    for (const content of ['hello', 'date,weight', '"', '\u0001']) {
      expect((await me.call(history.previewImport, { body: { content } })).status).toBe(400);
    }
    const rows = `date,weight\n${'2027-03-01,70\n'.repeat(MAX_IMPORT_ROWS + 1)}`;
    expect(await me.call(history.previewImport, { body: { content: rows } })).toMatchObject({
      status: 400,
      body: { content: [expect.stringMatching(/20/)] },
    });
  });

  it('reports and leaves out rows that do not fit on a full day, even when imported again', async () => {
    const rows = Array.from({ length: 160 }, (_, index) => {
      const meal = ['breakfast', 'lunch', 'dinner'][Math.floor(index / 55)];
      return `2027-03-05,${meal},${100 + index}`;
    });
    const many = `date,meal,kcal\n${rows.join('\n')}\n2027-03-06,lunch,500`;
    const shown = await preview(many);
    expect(shown.counts).toEqual({ ready: MAX_MEALS_OF_DAY + 1, known: 0, skipped: 0, wrong: 60 });
    expect(shown.faults.slice(0, 2)).toEqual(
      [52, 53].map((line) => ({
        line,
        column: 'date',
        code: 'DAY_FULL',
        cell: '2027-03-05',
        message: 'There’s no room for another meal on 2027-03-05: the day or this mealtime is full.',
      })),
    );
    expect((await bring(many)).body.rows_added).toBe(MAX_MEALS_OF_DAY + 1);
    expect(await bring(many)).toMatchObject({ status: 400, body: { content: [expect.any(String)] } });
    const items = await diary();
    const moments = Map.groupBy(
      items.filter(({ date }) => date === '2027-03-05'),
      ({ meal_moment: moment }) => moment,
    );
    expect([...moments.values()].map(({ length }) => length)).toEqual([MAX_MEALS_OF_MOMENT, MAX_MEALS_OF_MOMENT]);
  });

  it("is parsed in a thread: the event loop's turns stay short while the largest files are read and imported", async () => {
    const day = (index: number) => new Date(Date.UTC(2016, 0, 1 + Math.floor(index / 6))).toISOString().slice(0, 10);
    const rows = Array.from(
      { length: MAX_IMPORT_ROWS },
      (_, index) => `${day(index)},lunch,${300 + (index % 999)},${index}`,
    );
    const cell = 'x'.repeat(MAX_IMPORT_CHARACTERS - 100);
    await preview(MEALS);
    for (const content of [`date,meal,kcal,note\n${rows.join('\n')}`, `date,kcal,note\n2027-03-01,500,${cell}`]) {
      const work = async () => {
        expect((await preview(content)).counts.wrong).toBe(0);
        expect((await bring(content)).status).toBe(201);
      };
      expect(await longestTurn(work())).toBeLessThan(300);
    }
  });

  it('imports years of meals in one call, and once when called twice concurrently', async () => {
    const many = `date,meal,kcal\n${Array.from({ length: 3000 }, (_, index) => {
      const day = new Date(Date.UTC(2016, 0, 1 + Math.floor(index / 2))).toISOString().slice(0, 10);
      return `${day},${index % 2 === 0 ? 'lunch' : 'dinner'},${500 + (index % 300)}`;
    }).join('\n')}`;
    const answers = await Promise.all([bring(many), bring(many)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    const { rows } = await app.database.pool.query<{ n: string }>(
      `select count(*) as n from imported_row where calendar_item_id is not null`,
    );
    expect(Number(rows[0]!.n)).toBeGreaterThanOrEqual(3000);
  });
});
