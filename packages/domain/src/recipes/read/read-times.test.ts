import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minutesIn, partsOfTimes, timesIn } from './read-times.ts';
import { factsIn } from './recipe-facts.ts';

it.each([
  ['35 minutes', 35],
  ['1 hour and a half', 90],
  ['1 uur en een half', 90],
  ['35 min.', 35],
  ['45m', 45],
  ["90'", 90],
  ['1 uur', 60],
  ['1 u', 60],
  ['2u', 120],
  ['1u30', 90],
  ['1 u 30', 90],
  ['1h30', 90],
  ['1h 5m', 65],
  ['1 hr 20', 80],
  ['1 uur en 20 min', 80],
  ['1 hour and 20 minutes', 80],
  ['2 hours, 15 minutes', 135],
  ['1½ hours', 90],
  ['1 1/2 uur', 90],
  ['1,5 uur', 90],
  ['1.5 hours', 90],
  ['½ uur', 30],
  ['een half uur', 30],
  ['half an hour', 30],
  ['anderhalf uur', 90],
  ['een kwartier', 15],
  ['3 kwartier', 45],
  ['drie kwartier', 45],
  ['1 uur en een kwartier', 75],
  ['twee uur', 120],
  ['an hour', 60],
  ['30-40 min', 30],
  ['1 tot 2 uur', 60],
  ['20 à 25 minuten', 20],
  ['90 seconds', 2],
  ['about 25 mins', 25],
  ['1 dag', 1440],
  ['klaar in 25 minuten', 25],
  ['one and a half hours', 90],
  ['1 and a half hours', 90],
  ['an hour and a half', 90],
  ['one hour and a half', 90],
  ['two and a half hours', 150],
  ['two hours and a half', 150],
  ['three quarters of an hour', 45],
  ['a quarter of an hour', 15],
  ['an hour and a quarter', 75],
  ['an hour and three quarters', 105],
  ['twenty minutes', 20],
  ['twenty-five minutes', 25],
  ['forty five minutes', 45],
  ['ninety minutes', 90],
  ['90 mins', 90],
  ['90-minute', 90],
  ['1-hour', 60],
  ['half-hour', 30],
  ['1:30', 90],
  ['01:30:00', 90],
  ['0:45', 45],
  ['1:15 h', 75],
  ['a minute or 20', 20],
  ['an hour or two', 120],
  ['1 to 1½ hours', 60],
  ['1 hour to 1 hour 30', 60],
  ['5 hours 5 minutes and 30 seconds', 306],
  ['1.5h', 90],
  ['1½ u', 90],
  ['1½ uur', 90],
  ['1 tot 1½ uur', 60],
  ['vijf kwartier', 75],
  ['5 kwartier', 75],
  ['zeven kwartier', 105],
  ['een uur en drie kwartier', 105],
  ['een minuut of 20', 20],
  ['een minuut of twintig', 20],
  ['een uur of twee', 120],
  ['een uurtje', 60],
  ['uurtje', 60],
  ['kwartiertje', 15],
  ['een klein uurtje', 60],
  ['twintig minuten', 20],
  ['dertig minuten', 30],
  ['vijfenveertig minuten', 45],
  ['tweeënhalf uur', 150],
  ['twee en een half uur', 150],
  ['2 en een half uur', 150],
  ['2,5 uur', 150],
  ['1u15min', 75],
  ['1 uur 45', 105],
  ['90 minuutjes', 90],
  ['1 dag en 2 uur', 1560],
  ['15 min + 2 uur', 135],
  ['20 minutes plus 1 hour', 80],
  ['20 minutes plus an hour', 80],
  ['1 hour plus 20 minutes', 80],
  ['10 min + 10 min', 20],
  ['11:30', 690],
  ['1:00', 60],
  ['15:00:00', 900],
  ['zeventien minuten', 17],
  ['nineteen minutes', 19],
  ['10 + 20 min', 30],
  ['15+30 minuten', 45],
  ['5 + 25 minuten', 30],
  ['10 + 15 + 20 min', 45],
  ['10-15 + 20 min', 30],
  ['½ + 1 uur', 90],
  ['2 x 10 min', 20],
  ['2x15min', 30],
  ['2 × 15 minuten in de oven', 30],
  ['2 keer 20 minuten', 40],
  ['2 à 3 keer 10 min', 20],
  ['twee keer een kwartier', 30],
  ['twice 10 minutes', 20],
  ['3 times 5 minutes', 15],
  ['2 x 1 uur en 15 min', 150],
  ['2 x 10 min + 5 min', 25],
  ['5 min + 2 x 10 min', 25],
  ['20 min en 2 x 5 min', 30],
  ['10 min x 2', 20],
  ['10 minutes (2x)', 20],
  ['een halfuur', 30],
  ['halfuurtje', 30],
  ['een klein halfuur', 30],
  ['1 uur en een halfuur', 90],
  ['driekwartier', 45],
  ['1h5', 65],
  ['1 uur 5', 65],
  ['1 hour 1/2', 90],
  ['1 uur ½', 90],
  ['1 hour 1/2 hour', 90],
  ['10/15 min', 10],
  ['45+ min', 45],
  ['2 uur 4 personen', 120],
  ['1 uur, 4 eieren', 60],
])('%s takes %s minutes', (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes);
});

it.each([
  '',
  '4 personen',
  '35 minuti',
  'overnight',
  'een nacht',
  'a night',
  '20 minutes plus overnight',
  '20 minuten en een nacht',
  'some time',
  'een tijdje',
  '9:5',
  '20:00',
  '15:00',
  '12:00',
  '12:30',
  '45:00',
  '20:00 uur',
  '15:30 h',
  '180 graden',
  '2 uien',
  'half',
  '500 ml',
  '1 dl melk',
])('%j states no time', (text) => {
  expect(minutesIn(text)).toBeNull();
});

it('each part of a line gets its own time', () => {
  expect(timesIn('Prep 10 | Cook 1u30')).toEqual({ work: 10, cooking: 90 });
});

it.each([
  ['15 min + 2 uur wachten', { total: 135, waiting: 120 }],
  ['20 minutes plus 1 hour chilling', { total: 80, waiting: 60 }],
  ['20 minutes plus an hour chilling', { total: 80, waiting: 60 }],
  ['1 hour + 20 minutes resting', { total: 80, waiting: 20 }],
  ['15 minuten en 2 uur wachten', { total: 135, waiting: 120 }],
  ['15 min, 2 uur koelen', { total: 15, waiting: 120 }],
  ['30 min total, 10 min prep', { total: 30, work: 10 }],
  ['Total 30 min and 10 min prep', { total: 30, work: 10 }],
  ['30 min (plus 2 hours chilling)', { total: 150, waiting: 120 }],
  ['1 uur (waarvan 20 min actief)', { total: 60, work: 20 }],
  ['1 hour (20 min active)', { total: 60, work: 20 }],
  ['1 hour, of which 20 minutes hands-on', { total: 60, work: 20 }],
  ['90 minutes including 30 minutes resting', { total: 90, waiting: 30 }],
  ['15 min prep + 2 uur wachten', { work: 15, waiting: 120 }],
  ['10 min voorbereiding en 20 min koken', { work: 10, cooking: 20 }],
  ['10 min prep, 30 min cooking, 2 hours chilling', { work: 10, cooking: 30, waiting: 120 }],
  ['Prep: 15 min + 2 hours chilling', { work: 15, waiting: 120 }],
  ['1 hour and 20 minutes cooking', { cooking: 80 }],
  ['1 uur en 20 min koken', { cooking: 80 }],
  ['1 hour, 20 minutes cooking', { cooking: 80 }],
  ['Cook 1 hour + 20 minutes', { cooking: 80 }],
  ['Chilling: 15 min + 2 hours', { waiting: 135 }],
  ['1 hour 20', { total: 80 }],
  ['Prep 10 min, Cook 20 min', { work: 10, cooking: 20 }],
])('%s states the times %j', (line, times) => {
  expect(timesIn(line)).toEqual(times);
});

it('a sum and a multiple of minutes are worked out, with or without the unit after each number', () => {
  const minutes = fc.integer({ min: 2, max: 90 });
  const texts: readonly (readonly [text: (one: number, other: number) => string, sum: boolean])[] = [
    [(one, other) => `${one} + ${other} min`, true],
    [(one, other) => `${one} min + ${other} min`, true],
    [(one, other) => `${one} plus ${other} minuten`, true],
    [(one, other) => `${one} x ${other} min`, false],
    [(one, other) => `${one} keer ${other} minuten`, false],
    [(one, other) => `${one} × ${other} minutes`, false],
  ];
  fc.assert(
    fc.property(fc.constantFrom(...texts), minutes, minutes, ([text, isSum], one, other) => {
      expect(minutesIn(text(one, other))).toBe(isSum ? one + other : one * other);
    }),
  );
});

it.each([
  // A label without its own time
  ['Prep: 20 min (plus chilling time)', [20, null, null]],
  ['Prep: 20 min (plus overnight chilling)', [20, null, null]],
  ['Prep time: 15 minutes (plus marinating)', [15, null, null]],
  ['Prep 20 min and chilling', [20, null, null]],
  ['Prep: 20 min, plus chilling | Cook: 30 min', [20, 30, null]],
  ['Prep time: 10 minutes (excluding marinating) Cook time: 20 minutes', [10, 20, null]],
  ['Bereidingstijd: 25 minuten (+ rijzen)', [25, null, null]],
  ['Bereidingstijd 45 min (excl. wachttijd)', [45, null, null]],
  ['Bereidingstijd (excl. wachttijd): 45 minuten', [45, null, null]],
  ['Tijd: 1 uur + rusttijd', [60, null, null]],
  ['Bereidingstijd: 30 minuten (exclusief 1 uur rusten)', [30, null, 60]],
  ['Bereidingstijd: 90 minuten (exclusief 1 uur rusten)', [90, null, 60]],
  ['Bereidingstijd (excl. 1 uur rusten): 30 minuten', [30, null, 60]],
  ['Prep: 15 mins (plus 30 mins chilling) Cook: 20 mins', [15, 20, 30]],
  ['Time: 2 hrs, plus 1 hr chilling', [120, null, 60]],
  ['Total time: 2 hours plus 1 hour chilling', [120, null, 60]],
  ['Totale tijd: 45 min (waarvan 15 min oven)', [30, 15, null]],
  // Labels of waiting, and unknown labels
  ['Prep: 5 mins | Freeze: 4 hours', [5, null, 240]],
  ['Prep: 20 min | Cool: 1 hour', [20, null, 60]],
  ['Prep 20 min, freezing 4 hours', [20, null, 240]],
  ['Voorbereiding: 20 min | Invriezen: 4 uur', [20, null, 240]],
  ['Voorbereiding 15 min | Opstijven 2 uur', [15, null, 120]],
  ['Voorbereiding 20 min | Weken 8 uur', [20, null, 480]],
  ['Prep: 20 min | Proof: 2 hours | Bake: 30 min', [20, 30, 120]],
  ['Prep Time: 15 mins | Additional Time: 8 hrs | Total Time: 8 hrs 15 mins', [15, null, 480]],
  ['Prep time: 10 mins Cook time: 20 mins Additional time: 1 hr Total time: 1 hr 30 mins', [10, 20, 60]],
  ['Cook: 1 hour | Additional: 8 hours | Chill: 2 hours', [null, 60, 480]],
  ['Voorbereiding 10 min. Rijzen 1 uur. Bakken 30 min.', [10, 30, 60]],
  ['Prep: 20 min | Mellow: 2 hours', [20, null, null]],
  ['Marinating time: 2 hours', [null, null, 120]],
  ['Koeltijd: minimaal 4 uur', [null, null, 240]],
  // Several times of one kind, and separators
  ['Prep 15 min / cook 20 min', [15, 20, null]],
  ['Prep: 15 min - Cook: 20 min', [15, 20, null]],
  ['Prep: 15-20 min – Cook: 25-30 min', [15, 25, null]],
  ['Prep | 15 min | Cook | 20 min', [15, 20, null]],
  ['10 min prep / 20 min cook', [10, 20, null]],
  ['20 min. | 40 min. oventijd | 60 min. wachten', [20, 40, 60]],
  ['20 min. bereiden | 40 min. oventijd | 60 min. wachten', [20, 40, 60]],
  ['25 min. bereiden, 15 min. wachten', [25, null, 15]],
  ['Kooktijd 20 min. Oventijd 1 uur', [null, 80, null]],
  ['Kooktijd: 20 min | Oventijd: 60 min', [null, 80, null]],
  ['Prep: 30 min | Bake: 45 min | Grill: 5 min', [30, 50, null]],
  ['Prep: 30 min | Prep: 30 min', [30, null, null]],
  ['Cook: 1 hour (bake 20 min)', [null, 60, null]],
  ['Cook: 30 min | Bake: 20 min | Total: 40 min', [10, 30, null]],
  // The time of making as the work or as the total
  ['Bereidingstijd: 20 min | Oventijd: 40 min', [20, 40, null]],
  ['Bereidingstijd 15 minuten, oventijd 40 minuten', [15, 40, null]],
  ['Bereidingstijd: 60 min | Oventijd: 40 min', [20, 40, null]],
  ['Bereidingstijd: 20 min | Totale tijd: 60 min', [20, 40, null]],
  ['Prep and cook: 30 min', [30, null, null]],
  ['Total time: een halfuur', [30, null, null]],
  ['Preparation time: overnight Cooking time: 1 to 2 hours', [null, 60, null]],
])('%s states the preparation, cooking and waiting %j', (line, wanted) => {
  expect(Object.values(partsOfTimes(factsIn(line)?.times ?? {}))).toEqual(wanted);
});

it.each([
  'Bake 25 minutes',
  'Let it rest for 10 min',
  'Bake: 20 minutes at 180 degrees',
  '10 min koken, 5 min rusten.',
])('%s may be a step and is no fact', (line) => {
  expect(factsIn(line)).toBeNull();
});

it('each time goes to its own label, whatever separates them, and clauses without a time change nothing', () => {
  const minutes = fc.integer({ min: 1, max: 400 });
  const separators = fc.constantFrom(' | ', ' • ', '; ', ', ', '. ', ' ', ' - ', ' – ', ' / ', '\t');
  const labels = fc.constantFrom(
    ['Prep', 'Cook', 'Chill'],
    ['Prep time:', 'Bake:', 'Additional time:'],
    ['Voorbereiding:', 'Oventijd:', 'Rijzen:'],
    ['Bereiden:', 'Koken:', 'Afkoelen:'],
  );
  const clauses = fc.constantFrom('', ' (plus chilling)', ' + rusttijd', ' (excl. wachttijd)');
  fc.assert(
    fc.property(labels, separators, clauses, fc.tuple(minutes, minutes, minutes), (names, separator, clause, times) => {
      const line = names.map((name, place) => `${name} ${times[place]} min`).join(separator);
      const [work, cooking, waiting] = times;
      expect(timesIn(`${line}${clause}`)).toEqual({ work, cooking, waiting });
    }),
  );
});

it('a text of many sums is read or refused quickly', () => {
  expect(minutesIn('10 + '.repeat(20_000))).toBeNull();
  expect(minutesIn(`${'2 x '.repeat(20_000)}10 min`)).toBeNull();
});
