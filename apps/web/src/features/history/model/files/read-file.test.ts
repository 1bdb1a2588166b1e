import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type FileFault, FileProblem } from './file-problem.ts';
import { readFile } from './read-file.ts';
import type { TextFile } from './text-file.ts';
import { type Packed, zipOf } from './zip-of.test-support.ts';

type Content = string | Uint8Array<ArrayBuffer>;

/** Reads a file as if a person had chosen it; returns the error if it cannot be imported. */
async function read(content: Content, name = 'export'): Promise<readonly TextFile[] | FileFault> {
  return readFile(new File([content], name)).catch((error: unknown) => {
    if (error instanceof FileProblem) return error.fault;
    throw error;
  });
}

const FOODS = 'Date,Name,Icon,Meal,Quantity,Units,Calories,Deleted\n03/04/2025,Egg,Egg,Breakfast,2,Each,143,0\n';
const WEIGHTS = 'Date,Weight (kg)\n2026-08-04,80.2\n';
const OWN_MEALS = 'id,date,meal_moment,name,kcal,status,planned_by\n1,2026-08-04,LUNCH,Soup,300,EATEN,PERSON\n';
const OWN_MEASUREMENTS = 'id,date,type,value,created_at\n1,2026-08-04,WEIGHT,80.2,2026-08-04T00:00:00Z\n';
const SAMSUNG = (table: string, headings: string, row: string) =>
  `com.samsung.${table},6313004,3\n${headings}\n${row},\n`;

const utf16 = (text: string, isLittle: boolean, hasMark: boolean) => {
  const letters = hasMark ? `\ufeff${text}` : text;
  const bytes = Array.from(letters).flatMap((letter) => {
    const code = letter.codePointAt(0)!;
    return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
  });
  return Uint8Array.from(bytes);
};

describe('text', () => {
  const text = 'Datum;Naam;Kcal\n3-2-2027;Crème brûlée;320\n';
  it.each([
    ['UTF-8', strToU8(text)],
    ['UTF-8 with a byte order mark', strToU8(`\ufeff${text}`)],
    ['UTF-16, little-endian', utf16(text, true, true)],
    ['UTF-16, big-endian', utf16(text, false, true)],
    ['UTF-16 without a byte order mark, little-endian', utf16(text, true, false)],
    ['UTF-16 without a byte order mark, big-endian', utf16(text, false, false)],
    ['Latin-1', Uint8Array.from(Array.from(text, (letter) => letter.codePointAt(0)!))],
  ])('is read from %s', async (_, bytes) => {
    expect(await read(bytes, 'meals.csv')).toEqual([{ name: 'meals.csv', content: text }]);
  });
});

/** Returns a record of an Apple Health export. */
const record = (
  type: string,
  unit: string,
  value: string,
  more: Record<string, string> = {},
  entries: Record<string, string> = {},
) => {
  const all = {
    sourceName: 'Scale',
    sourceVersion: '1',
    device: '&lt;&lt;HKDevice: 0x28&gt;, name:Scale&gt;',
    unit,
    creationDate: '2025-05-03 07:12:40 +0200',
    startDate: '2025-05-03 07:12:33 +0200',
    endDate: '2025-05-03 07:12:33 +0200',
    value,
    ...more,
  };
  const text = Object.entries(all)
    .map(([name, of]) => `${name}="${of}"`)
    .join(' ');
  const inner = Object.entries(entries).map(([key, of]) => `  <MetadataEntry key="${key}" value="${of}"/>\n`);
  const start = ` <Record type="HKQuantityTypeIdentifier${type}" ${text}`;
  return inner.length === 0 ? `${start}/>\n` : `${start}>\n${inner.join('')} </Record>\n`;
};
const health = (...records: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 14 > -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout)*)>
<!ATTLIST Record type CDATA #REQUIRED>
]>
<HealthData locale="nl_NL">
 <ExportDate value="2025-06-01 10:00:00 +0200"/>
 <Me HKCharacteristicTypeIdentifierDateOfBirth="1990-01-01"/>
${records.join('')}</HealthData>
`;
const at = (day: string, time: string, offset = '+0200') => ({
  startDate: `${day} ${time}:00 ${offset}`,
  endDate: `${day} ${time}:00 ${offset}`,
});
const linesOf = (files: readonly TextFile[] | FileFault, place = 0) =>
  typeof files === 'string' ? files : files[place]?.content.trim().split('\n').slice(1);

describe('an Apple Health export', () => {
  it('returns weights with their unit, on the local date', async () => {
    const files = await read(
      health(
        record('HeartRate', 'count/min', '60'),
        record('BodyMassIndex', 'count', '24'),
        record('BodyMass', 'kg', '80.2'),
        record('BodyMass', 'lb', '176.4', at('2025-05-04', '23:50', '-0400')),
        record('BodyMass', 'g', '80100', at('2025-05-06', '08:00')),
      ),
      'export.xml',
    );
    expect(files).toMatchObject([{ name: 'Scale', kind: 'WEIGHTS', doubles: 0 }]);
    expect(linesOf(files)).toEqual([
      '2025-05-03 07:12,Scale,80.2 kg',
      '2025-05-04 23:50,Scale,176.4 lb',
      '2025-05-06 08:00,Scale,80.10 kg',
    ]);
  });

  it.each([
    ['Europe/Amsterdam', '2025-05-04 05:50'],
    ['America/New_York', '2025-05-03 23:50'],
    ['Asia/Kolkata', '2025-05-04 09:20'],
    ['Nowhere/Land', '2025-05-03 23:50'],
  ])('puts what was recorded in %s on the local date there', async (zone, moment) => {
    const noted = record('BodyMass', 'kg', '80', at('2025-05-03', '23:50', '-0400'), { HKTimeZone: zone });
    expect(linesOf(await read(health(noted)))).toEqual([`${moment},Scale,80 kg`]);
  });

  it('leaves out weights that another app copied, and duplicates', async () => {
    const files = await read(
      health(
        record('BodyMass', 'kg', '80.2'),
        record('BodyMass', 'kg', '80.2'),
        record('BodyMass', 'lb', '176.8', { ...at('2025-05-03', '07:13'), sourceName: 'MyFitnessPal' }),
        record('BodyMass', 'kg', '81', { ...at('2025-05-03', '20:00'), sourceName: 'MyFitnessPal' }),
        record('BodyMass', 'kg', '80.2', at('2025-05-03', '21:00')),
      ),
    );
    expect(files).toMatchObject([{ name: 'Scale, MyFitnessPal', doubles: 2 }]);
    expect(linesOf(files)).toEqual([
      '2025-05-03 07:12,Scale,80.2 kg',
      '2025-05-03 20:00,MyFitnessPal,81 kg',
      '2025-05-03 21:00,Scale,80.2 kg',
    ]);
  });

  it('groups the nutrients of a food, and keeps the meals of each app apart', async () => {
    const soup = { HKFoodType: 'Soup &amp; bread, brown', HKFoodMeal: 'Lunch' };
    const by = (sourceName: string, time = '12:30') => ({ ...at('2025-05-03', time), sourceName });
    const files = await read(
      health(
        record('DietaryEnergyConsumed', 'kcal', '300', by('Yazio'), soup),
        record('DietaryProtein', 'g', '10', by('Yazio'), soup),
        record('DietarySodium', 'mg', '900', by('Yazio'), soup),
        record(
          'DietaryEnergyConsumed',
          'kcal',
          '90',
          { ...by('Yazio'), creationDate: '2025-05-03 12:31:00 +0200' },
          soup,
        ),
        record('DietaryEnergyConsumed', 'kJ', '1255', by('Lifesum', '12:31')),
        record('BodyMass', 'kg', '80.2'),
      ),
    );
    expect(files).toMatchObject([
      { name: 'Yazio', kind: 'DIARY' },
      { name: 'Lifesum', kind: 'DIARY' },
      { name: 'Scale', kind: 'WEIGHTS' },
    ]);
    expect(linesOf(files)).toEqual([
      '2025-05-03 12:30,Yazio,"Soup & bread, brown",Lunch,300 kcal,10 g,,,',
      '2025-05-03 12:30,Yazio,"Soup & bread, brown",Lunch,90 kcal,,,,',
    ]);
    expect(linesOf(files, 1)).toEqual(['2025-05-03 12:31,Lifesum,,,1255 kJ,,,,']);
  });

  it('counts neither the contents of a correlation twice nor a duplicate record', async () => {
    const egg = record('DietaryEnergyConsumed', 'kcal', '72', {}, { HKFoodType: 'Egg' });
    const files = await read(
      health(
        `<Correlation type="HKCorrelationTypeIdentifierFood" sourceName="Scale">\n${egg}</Correlation>\n`,
        egg,
        egg,
      ),
    );
    expect(linesOf(files)).toEqual(['2025-05-03 07:12,Scale,Egg,,72 kcal,,,,']);
  });

  it('takes the time of a meal that starts at midnight from its end', async () => {
    const meal = record('DietaryEnergyConsumed', 'kcal', '72', {
      startDate: '2025-05-03 00:00:00 +0200',
      endDate: '2025-05-03 08:30:00 +0200',
    });
    expect(linesOf(await read(health(meal)))).toEqual(['2025-05-03 08:30,Scale,,,72 kcal,,,,']);
  });

  it('gives the same result however it is split into chunks', async () => {
    const whole = health(
      ...Array.from({ length: 400 }, (_, day) =>
        record('BodyMass', 'kg', `${70 + day / 100}`, at(`20${10 + (day % 15)}-05-03`, '07:12')),
      ),
    );
    const lines = linesOf(await read(whole));
    for (const size of [1000, 4097, 65_536]) {
      const parts = Array.from({ length: Math.ceil(whole.length / size) }, (_, part) =>
        whole.slice(part * size, (part + 1) * size),
      );
      const file = Object.assign(new File([whole], 'export.xml'), {
        stream: () =>
          new ReadableStream({
            start(controller) {
              for (const part of parts) controller.enqueue(strToU8(part));
              controller.close();
            },
          }),
      });
      expect(linesOf(await readFile(file))).toEqual(lines);
    }
  });

  it('is refused if it is truncated, or if it has neither weights nor meals', async () => {
    const whole = health(record('BodyMass', 'kg', '80.2'), record('BodyMass', 'kg', '80.1'));
    expect(await read(whole.slice(0, -40))).toBe('BROKEN');
    expect(await read(health(record('HeartRate', 'count/min', '60')))).toBe('NOTHING_IN_IT');
  });

  it('reports its progress', async () => {
    const said: number[] = [];
    await readFile(new File([health(record('BodyMass', 'kg', '80.2'))], 'export.xml'), (part) => said.push(part));
    expect(said.at(-1)).toBe(1);
  });
});

/** Returns the sheets of a workbook as XML, with their cells in column order. */
const book = (sheets: Readonly<Record<string, string>>, more: readonly Packed[] = [], properties = '') =>
  zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'xl/workbook.xml',
      content: `<workbook>${properties}<sheets>${Object.keys(sheets)
        .map((name, place) => `<sheet name="${name}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`)
        .join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships>${Object.keys(sheets)
        .map((_, place) => `<Relationship Id="rId${place + 1}" Target="worksheets/sheet${place + 1}.xml"/>`)
        .join('')}</Relationships>`,
    },
    ...Object.values(sheets).map((content, place) => ({
      name: `xl/worksheets/sheet${place + 1}.xml`,
      content: `<worksheet><sheetData>${content}</sheetData></worksheet>`,
    })),
    ...more,
  ]);
const inline = (...texts: readonly string[]) =>
  texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
const STYLES: Packed = {
  name: 'xl/styles.xml',
  content:
    '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd&quot;-&quot;mmm yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="20"/><xf numFmtId="4"/></cellXfs></styleSheet>',
};
const STRINGS: Packed = {
  name: 'xl/sharedStrings.xml',
  content:
    '<sst><si><t>Date</t></si><si><t>Time</t></si><si><t>Food Name</t></si><si><r><t>Calories</t></r><r><t xml:space="preserve"> (kcal)</t></r></si><si><t>Soup &amp; bread</t><rPh><t>spoken</t></rPh></si></sst>',
};

interface Told {
  readonly name: string;
  readonly kind?: string;
  /** The first row below the headings. */
  readonly row: string;
}

const ARCHIVES: Readonly<Record<string, readonly [content: Uint8Array<ArrayBuffer>, told: readonly Told[]]>> = {
  'Lose It!: foods and weights, without the rest': [
    zipOf([
      { name: 'profile.csv', content: 'Name,Value\nHeight,180\n' },
      { name: 'weights.csv', content: 'Date,Weight,Last Updated,Deleted\n03/04/2025,178,03/04/2025,0\n' },
      { name: 'food-logs.csv', content: FOODS },
      { name: 'exercise-logs.csv', content: 'Date,Name,Exercise,Calories Burned\n03/04/2025,Run,Run,310\n' },
    ]),
    [
      { name: 'food-logs.csv', kind: 'DIARY', row: '03/04/2025,Egg,Egg,Breakfast,2,Each,143,0' },
      { name: 'weights.csv', kind: 'WEIGHTS', row: '03/04/2025,178,03/04/2025,0' },
    ],
  ],
  'unrecognised file names': [
    zipOf([
      { name: 'a/1.csv', content: WEIGHTS },
      { name: 'a/2', content: FOODS },
    ]),
    [
      { name: '2', kind: 'DIARY', row: '03/04/2025,Egg,Egg,Breakfast,2,Each,143,0' },
      { name: '1.csv', kind: 'WEIGHTS', row: '2026-08-04,80.2' },
    ],
  ],
  'MyFitnessPal: with files added by macOS': [
    zipOf([
      { name: '__MACOSX/._Nutrition.csv', content: 'x,y\n1,2\n' },
      { name: 'Nutrition.csv', content: 'Date,Meal,Calories\n2026-08-04,Lunch,400\n' },
      { name: 'Exercise.csv', content: 'Date,Exercise,Type,Exercise Calories\n2026-08-04,Run,Cardio,310\n' },
    ]),
    [{ name: 'Nutrition.csv', kind: 'DIARY', row: '2026-08-04,Lunch,400' }],
  ],
  'our own export as tables': [
    zipOf([
      { name: 'README.txt', content: 'meals.csv: Your meals\r\n  date: The date.' },
      { name: 'profile.csv', content: 'created_at,weight,personal_weight_unit\n2026-08-04,80,KILOGRAMS\n' },
      { name: 'own_recipes.csv', content: 'date,name,kcal\n2026-08-04,Soup,300\n' },
      { name: 'measurements.csv', content: OWN_MEASUREMENTS },
      { name: 'meals.csv', content: `\ufeff${OWN_MEALS}` },
    ]),
    [
      { name: 'meals.csv', kind: 'DIARY', row: '1,2026-08-04,LUNCH,Soup,300,EATEN,PERSON' },
      { name: 'measurements.csv', kind: 'WEIGHTS', row: '1,2026-08-04,WEIGHT,80.2,2026-08-04T00:00:00Z' },
    ],
  ],
  'Samsung Health: meals and weights among fifty tables': [
    zipOf([
      {
        name: 's/com.samsung.shealth.exercise.1.csv',
        content: SAMSUNG('shealth.exercise', 'start_time,duration,calorie', '2026-05-23 05:10:00.000,1800,350'),
      },
      {
        name: 's/com.samsung.health.water_intake.1.csv',
        content: SAMSUNG(
          'health.water_intake',
          'start_time,amount,time_offset',
          '2026-05-23 05:10:00.000,250,UTC+0200',
        ),
      },
      {
        name: 's/com.samsung.health.weight.1.csv',
        content: SAMSUNG('health.weight', 'start_time,weight,time_offset', '2026-05-23 05:10:00.000,79.4,UTC+0200'),
      },
      {
        name: 's/com.samsung.health.nutrition.1.csv',
        content: SAMSUNG(
          'health.nutrition',
          'start_time,title,calorie,protein,time_offset',
          '2026-05-23 05:10:00.000,Oats,300,10,UTC+0200',
        ),
      },
      { name: 's/jsons/1.json', content: '[{"heart_rate":60}]' },
      { name: 's/files/photo.jpg', content: Uint8Array.of(0xff, 0xd8, 0xff) },
    ]),
    [
      {
        name: 'com.samsung.health.nutrition.1.csv',
        kind: 'DIARY',
        row: 'start_time,title,calorie,protein,time_offset',
      },
      { name: 'com.samsung.health.weight.1.csv', kind: 'WEIGHTS', row: 'start_time,weight,time_offset' },
    ],
  ],
  'Fitbit: a file per month, each weight once': [
    zipOf([
      {
        name: 'Takeout/Fitbit/weight-2025-08-01.json',
        content: '[{"logId":2,"weight":176.4,"bmi":25.1,"date":"08/04/25","time":"07:12:33","source":"Aria"}]',
      },
      {
        name: 'Takeout/Fitbit/weight-2025-09-01.json',
        content:
          '[{"logId":2,"weight":176.4,"bmi":25.1,"date":"08/04/25","time":"07:12:33","source":"Aria"},{"logId":3,"weight":175,"date":"09/04/25"}]',
      },
      {
        name: 'Takeout/Fitbit/heart_rate-2025-08-04.json',
        content: '[{"dateTime":"08/04/25 00:00:01","value":{"bpm":60}}]',
      },
    ]),
    [{ name: 'export', kind: 'WEIGHTS', row: '2,176.4,25.1,,08/04/25,07:12:33,Aria' }],
  ],
  'Apple Health: among other files': [
    zipOf([
      { name: 'apple_health_export/export_cda.xml', content: '<?xml version="1.0"?><ClinicalDocument/>' },
      { name: 'apple_health_export/Exporteren.xml', content: health(record('BodyMass', 'kg', '80.2')) },
      { name: 'apple_health_export/workout-routes/route.gpx', content: '<gpx/>' },
    ]),
    [{ name: 'Scale', kind: 'WEIGHTS', row: '2025-05-03 07:12,Scale,80.2 kg' }],
  ],
  'in the zip64 format': [
    zipOf([{ name: 'weights.csv', content: WEIGHTS }], { isLarge: true }),
    [{ name: 'weights.csv', kind: 'WEIGHTS', row: '2026-08-04,80.2' }],
  ],
  'with uncompressed files': [
    zipOf([{ name: 'weights.csv', content: WEIGHTS, isStored: true }]),
    [{ name: 'weights.csv', kind: 'WEIGHTS', row: '2026-08-04,80.2' }],
  ],
  'with a table in UTF-16': [
    zipOf([{ name: 'weights.csv', content: utf16(WEIGHTS, true, true) }]),
    [{ name: 'weights.csv', kind: 'WEIGHTS', row: '2026-08-04,80.2' }],
  ],
  'with only unrecognised tables': [
    zipOf([{ name: 'own.csv', content: 'Wanneer,Hoeveel\n2026-08-04,80\n' }]),
    [{ name: 'own.csv', row: '2026-08-04,80' }],
  ],
  'MacroFactor: a workbook with dates as numbers of days': [
    book(
      {
        'Food Log':
          '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>3</v></c></row><row r="3"><c r="A3" s="1"><v>45780</v></c><c r="B3" s="2"><v>0.53125</v></c><c r="C3" t="s"><v>4</v></c><c r="D3" s="3"><f>1+1</f><v>300.50000000000001</v></c></row>',
        Notes: `<row>${inline('Anything', 'Else')}</row><row>${inline('a', 'b')}</row>`,
        'Scale Weight': `<row>${inline('Date', 'Weight (kg)')}</row><row><c><v>45780</v></c><c><v>81.35</v></c></row>`,
      },
      [STYLES, STRINGS],
    ),
    [
      { name: 'Food Log', kind: 'DIARY', row: '\n2025-05-03,12:45:00,Soup & bread,300.5' },
      { name: 'Scale Weight', kind: 'WEIGHTS', row: '2025-05-03,81.35' },
    ],
  ],
  'an old Mac workbook with an empty column': [
    book(
      {
        Blad: `<row>${inline('Datum')}<c r="C1" t="str"><v>Gewicht (kg)</v></c></row><row><c r="A2" s="1"><v>44318.5</v></c><c r="C2"><v>81.35</v></c></row>`,
      },
      [STYLES],
      '<workbookPr date1904="1"/>',
    ),
    [{ name: 'Blad', kind: 'WEIGHTS', row: '2025-05-03 12:00:00,,81.35' }],
  ],
};

describe('an archive is searched for files to import', () => {
  it.each(Object.entries(ARCHIVES))('%s', async (_, [content, told]) => {
    const files = await read(content);
    if (typeof files === 'string') throw new Error(files);
    expect(files.map(({ name, kind }) => ({ name, kind }))).toEqual(told.map(({ name, kind }) => ({ name, kind })));
    for (const [place, { row }] of told.entries()) {
      const [, ...below] = files[place]!.content.trim().split('\n');
      expect(below.join('\n').startsWith(row)).toBe(true);
    }
  });
});

const ZIP = zipOf([
  { name: 'food-logs.csv', content: FOODS },
  { name: 'weights.csv', content: WEIGHTS },
]);
const damaged = (() => {
  const bytes = zipOf([{ name: 'weights.csv', content: `${WEIGHTS}${'2026-08-05,80.3\n'.repeat(500)}` }]);
  bytes.fill(0xff, 60, 90);
  return bytes;
})();
/** Megabytes of repetitive data, as in a zip bomb. */
const MANY = 'Date,Weight\n'.padEnd(12_000_000, '2026-08-05,80.3\n');

const REFUSED: Readonly<Record<string, readonly [content: Content, fault: FileFault]>> = {
  'an empty file': ['', 'EMPTY'],
  'a file with only whitespace': ['\n  \n\t', 'EMPTY'],
  'an empty zip': [zipOf([]), 'EMPTY'],
  'a photo': [Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46), 'PICTURE'],
  'a screenshot': [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), 'PICTURE'],
  'an iPhone photo': [Uint8Array.of(0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63), 'PICTURE'],
  'a PDF': ['%PDF-1.7\n%\u00e2\u00e3', 'PDF'],
  'an old spreadsheet': [Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), 'OLD_SPREADSHEET'],
  'another kind of archive': ['Rar!\u001a\u0007', 'OTHER_ARCHIVE'],
  'a gzip file': [Uint8Array.of(0x1f, 0x8b, 8, 0, 0), 'OTHER_ARCHIVE'],
  'a page that asks to log in': ['<!DOCTYPE html>\n<html><body>Log in, please</body></html>', 'WEB_PAGE'],
  'arbitrary bytes': [Uint8Array.from({ length: 400 }, (_, place) => (place * 7) % 32), 'UNREADABLE'],
  'a truncated zip': [ZIP.slice(0, Math.floor(ZIP.length * 0.6)), 'BROKEN'],
  'a zip with a damaged file': [damaged, 'BROKEN'],
  'a truncated JSON file': ['[{"logId":1,"weight":80,"da', 'BROKEN'],
  'JSON with other content': ['{"hello":"world"}', 'NOTHING_IN_IT'],
  'a zip with a password': [
    zipOf([
      { name: 'readme.txt', content: 'The password is on the letter.' },
      { name: 'weights.csv', content: WEIGHTS, hasPassword: true },
    ]),
    'PASSWORD',
  ],
  'a zip in a zip': [zipOf([{ name: 'export.zip', content: ZIP }]), 'NESTED'],
  'a zip of photos': [zipOf([{ name: 'a.jpg', content: Uint8Array.of(0xff, 0xd8, 0xff) }]), 'NOTHING_IN_IT'],
  'a zip with a photo named like a table': [
    zipOf([{ name: 'a.csv', content: Uint8Array.of(0xff, 0xd8, 0xff) }]),
    'NOTHING_IN_IT',
  ],
  'a zip with a table that is too large': [zipOf([{ name: 'a.csv', content: MANY }]), 'TOO_LARGE'],
  'a zip whose directory understates its size': [
    zipOf([{ name: 'a.csv', content: MANY, saidSize: 100 }]),
    'UNPACKS_TOO_LARGE',
  ],
  'an export of Apple Health that grows beyond reason': [
    zipOf([{ name: 'export.xml', content: health().padEnd(100_000, ' '), saidSize: 90_000_000_000 }], {
      isLarge: true,
    }),
    'UNPACKS_TOO_LARGE',
  ],
  'a table with too many characters': [`Date,Weight\n${'2026-08-05,80.3\n'.repeat(200_000)}`, 'TOO_LARGE'],
  'a workbook without sheets': [zipOf([{ name: 'xl/workbook.xml', content: '<workbook/>' }]), 'BROKEN'],
  'a workbook with far-off cells': [
    book({ Far: `<row r="1">${inline('Date', 'Weight')}</row><row r="1048576"><c r="A1048576"><v>1</v></c></row>` }),
    'TOO_LARGE',
  ],
};

describe('a file with nothing to import is refused with the reason', () => {
  it.each(Object.entries(REFUSED))('%s', async (_, [content, fault]) => {
    expect(await read(content)).toBe(fault);
  });

  it('refuses a table of 200 MB after reading only its start', async () => {
    class Large extends File {
      override get size() {
        return 200_000_000;
      }

      override arrayBuffer(): Promise<ArrayBuffer> {
        throw new Error('All of it is read.');
      }
    }
    await expect(readFile(new Large([WEIGHTS], 'weights.csv'))).rejects.toMatchObject({ fault: 'TOO_LARGE' });
  });
});

it('imports the meals and measurements from our own export if it is a single file', async () => {
  const parts = [
    { section: 'profile', fields: { weight: 'x' }, rows: [{ weight: 80 }] },
    {
      section: 'measurements',
      fields: { date: 'x', type: 'x', value: 'x', created_at: 'x' },
      rows: [{ date: '2026-08-04', type: 'WEIGHT', value: 80.2, created_at: 'x' }],
    },
    {
      section: 'meals',
      fields: { date: 'x', name: 'x', kcal: 'x' },
      rows: [{ date: '2026-08-04', name: 'Soup', kcal: 300 }],
    },
  ];
  const files = await read(JSON.stringify({ exported_at: '2026-08-05', parts }), 'weekbord.json');
  expect(files).toMatchObject([
    { name: 'meals', content: 'date,name,kcal\n2026-08-04,Soup,300\n' },
    { name: 'measurements', content: 'date,type,value,created_at\n2026-08-04,WEIGHT,80.2,x\n' },
  ]);
});
