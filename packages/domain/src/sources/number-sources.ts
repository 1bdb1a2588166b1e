/** The publication that a formula or amount comes from. */
export interface Publication {
  readonly text: string;
  readonly address: string;
}

const PUBLICATIONS = {
  MIFFLIN: {
    text: 'Mifflin MD, St Jeor ST and others. A new predictive equation for resting energy expenditure in healthy individuals. American Journal of Clinical Nutrition 51 (1990), 241-247',
    address: 'https://doi.org/10.1093/ajcn/51.2.241',
  },
  CUNNINGHAM: {
    text: 'Cunningham JJ. Body composition as a determinant of energy expenditure: a synthetic review and a proposed general prediction equation. American Journal of Clinical Nutrition 54 (1991), 963-969',
    address: 'https://doi.org/10.1093/ajcn/54.6.963',
  },
  DIETARY_REFERENCE_INTAKES: {
    text: 'Institute of Medicine. Dietary Reference Intakes for Energy, Carbohydrate, Fiber, Fat, Fatty Acids, Cholesterol, Protein, and Amino Acids (2005)',
    address: 'https://doi.org/10.17226/10490',
  },
  HUMAN_ENERGY: {
    text: 'FAO, WHO and UNU. Human energy requirements (2004)',
    address: 'https://www.fao.org/4/y5686e/y5686e00.htm',
  },
  THERMOGENESIS: {
    text: 'Westerterp KR. Diet induced thermogenesis. Nutrition & Metabolism 1 (2004), 5',
    address: 'https://doi.org/10.1186/1743-7075-1-5',
  },
  COMPENDIUM: {
    text: 'Ainsworth BE and others. 2011 Compendium of Physical Activities. Medicine & Science in Sports & Exercise 43 (2011), 1575-1581',
    address: 'https://doi.org/10.1249/MSS.0b013e31821ece12',
  },
  DEURENBERG: {
    text: 'Deurenberg P, Weststrate JA, Seidell JC. Body mass index as a measure of body fatness: age- and sex-specific prediction formulas. British Journal of Nutrition 65 (1991), 105-114',
    address: 'https://doi.org/10.1079/BJN19910073',
  },
  WHO_WEIGHT: {
    text: 'World Health Organization. Obesity: preventing and managing the global epidemic. Technical Report Series 894 (2000)',
    address: 'https://iris.who.int/handle/10665/42330',
  },
  WISHNOFSKY: {
    text: 'Wishnofsky M. Caloric equivalents of gained or lost weight. American Journal of Clinical Nutrition 6 (1958), 542-546',
    address: 'https://doi.org/10.1093/ajcn/6.5.542',
  },
  HALL_DEFICIT: {
    text: 'Hall KD. What is the required energy deficit per unit weight loss? International Journal of Obesity 32 (2008), 573-576',
    address: 'https://doi.org/10.1038/sj.ijo.0803720',
  },
  SURPLUS: {
    text: 'Iraki J and others. Nutrition recommendations for bodybuilders in the off-season. Sports 7 (2019), 154',
    address: 'https://doi.org/10.3390/sports7070154',
  },
  WEIGHT_GUIDELINE: {
    text: 'Jensen MD and others. 2013 AHA/ACC/TOS guideline for the management of overweight and obesity in adults. Circulation 129 (2014), S102-S138',
    address: 'https://doi.org/10.1161/01.cir.0000437739.71477.ee',
  },
  HALL_INTAKE: {
    text: 'Hall KD, Chow CC. Estimating changes in free-living energy intake and its confidence interval. American Journal of Clinical Nutrition 94 (2011), 66-74',
    address: 'https://doi.org/10.3945/ajcn.111.014399',
  },
  MORTON: {
    text: 'Morton RW and others. Effect of protein supplementation on resistance training-induced gains in muscle mass and strength in healthy adults. British Journal of Sports Medicine 52 (2018), 376-384',
    address: 'https://doi.org/10.1136/bjsports-2017-097608',
  },
  EFSA_PROTEIN: {
    text: 'European Food Safety Authority. Dietary Reference Values for protein. EFSA Journal 10 (2012), 2557',
    address: 'https://doi.org/10.2903/j.efsa.2012.2557',
  },
  EFSA_FAT: {
    text: 'European Food Safety Authority. Dietary Reference Values for fats. EFSA Journal 8 (2010), 1461',
    address: 'https://doi.org/10.2903/j.efsa.2010.1461',
  },
  EFSA_FIBER: {
    text: 'European Food Safety Authority. Dietary Reference Values for carbohydrates and dietary fibre. EFSA Journal 8 (2010), 1462',
    address: 'https://doi.org/10.2903/j.efsa.2010.1462',
  },
  LOW_CARBOHYDRATE: {
    text: 'Feinman RD and others. Dietary carbohydrate restriction as the first approach in diabetes management (for what low carb and ketogenic mean). Nutrition 31 (2015), 1-13',
    address: 'https://doi.org/10.1016/j.nut.2014.06.011',
  },
  LABELS: {
    text: 'Regulation (EU) No 1169/2011 on food information to consumers, annex XIV',
    address: 'https://eur-lex.europa.eu/eli/reg/2011/1169/oj',
  },
  GOOD_DIET: {
    text: 'Kromhout D and others. The 2015 Dutch food-based dietary guidelines (Health Council of the Netherlands). European Journal of Clinical Nutrition 70 (2016), 869-878',
    address: 'https://doi.org/10.1038/ejcn.2016.52',
  },
  WHEEL_OF_FIVE: {
    text: 'Brink E and others. Development of healthy and sustainable food-based dietary guidelines for the Netherlands (Wheel of Five). Public Health Nutrition 22 (2019), 2419-2435',
    address: 'https://doi.org/10.1017/S1368980019001435',
  },
  CYCLES: {
    text: 'Bull JR and others. Real-world menstrual cycle characteristics of more than 600,000 menstrual cycles. npj Digital Medicine 2 (2019), 83',
    address: 'https://doi.org/10.1038/s41746-019-0152-7',
  },
  EFSA_SUMMARY: {
    text: 'European Food Safety Authority. Dietary Reference Values for nutrients: summary report (2017)',
    address: 'https://doi.org/10.2903/sp.efsa.2017.e15121',
  },
  UNEVEN_SERIES: {
    text: 'Eckner A. Algorithms for unevenly spaced time series: moving averages and other rolling operators (2014)',
    address: 'https://www.eckner.com/papers/Algorithms%20for%20Unevenly%20Spaced%20Time%20Series.pdf',
  },
  HACKERS_DIET: {
    text: "Walker J. The Hacker's Diet (1991)",
    address: 'https://www.fourmilab.ch/hackdiet/',
  },
} as const satisfies Readonly<Record<string, Publication>>;

type PublicationName = keyof typeof PUBLICATIONS;

interface NumberSource {
  readonly publications: readonly PublicationName[];
  /** The files whose computations use the publication, relative to `packages/domain/src`. */
  readonly files: readonly string[];
}

/** Every computed number or target about the body or its needs, with its source. Their texts are in the phrases. */
export const NUMBER_SOURCES = {
  RESTING_ENERGY: {
    publications: ['MIFFLIN', 'CUNNINGHAM'],
    files: ['energy/resting-energy.ts'],
  },
  ACTIVITY: {
    publications: ['DIETARY_REFERENCE_INTAKES', 'HUMAN_ENERGY', 'THERMOGENESIS'],
    files: ['energy/expenditure.ts'],
  },
  EXERCISE: { publications: ['COMPENDIUM'], files: ['energy/exercise.ts', 'energy/exercise-templates.ts'] },
  ENERGY_BALANCE: { publications: ['WISHNOFSKY', 'HALL_DEFICIT', 'SURPLUS'], files: ['energy/energy-balance.ts'] },
  ENERGY_FLOOR: { publications: ['WEIGHT_GUIDELINE'], files: ['goals/energy-floor.ts', 'goals/weekly-goals.ts'] },
  BODY: { publications: ['DEURENBERG', 'WHO_WEIGHT'], files: ['energy/body-composition.ts', 'goals/goal-weight.ts'] },
  PROTEIN: {
    publications: ['MORTON', 'EFSA_PROTEIN'],
    files: ['macros/protein.ts', 'macros/large-day-scale.ts'],
  },
  FAT: { publications: ['EFSA_FAT'], files: ['macros/fat.ts'] },
  CARBOHYDRATES: {
    publications: ['LOW_CARBOHYDRATE', 'EFSA_FIBER'],
    files: ['macros/carbohydrates.ts', 'macros/shape-macros.ts'],
  },
  ENERGY_OF_FOOD: { publications: ['LABELS'], files: ['macros/energy-of-macros.ts'] },
  ESTIMATED_EXPENDITURE: {
    publications: ['HALL_INTAKE', 'WISHNOFSKY'],
    files: [
      'expenditure/estimate-expenditure.ts',
      'expenditure/recent-expenditure.ts',
      'expenditure/propose-target.ts',
    ],
  },
  TREND: { publications: ['HACKERS_DIET', 'UNEVEN_SERIES'], files: ['progress/trend.ts'] },
  GUIDELINES: {
    publications: ['GOOD_DIET', 'WHEEL_OF_FIVE', 'DIETARY_REFERENCE_INTAKES'],
    files: ['balance/guidelines.ts'],
  },
  CYCLE: {
    publications: ['CYCLES'],
    files: ['cycle/current-cycle.ts', 'cycle/period-starts.ts', 'cycle/phase-bands.ts'],
  },
  MENOPAUSE: { publications: ['EFSA_SUMMARY'], files: [] },
} as const satisfies Readonly<Record<string, NumberSource>>;

export type SourcedNumber = keyof typeof NUMBER_SOURCES;

/** The sources of the numbers, by screen. */
export const SOURCE_TOPICS = {
  PLAN: [
    'RESTING_ENERGY',
    'ACTIVITY',
    'EXERCISE',
    'ENERGY_BALANCE',
    'ENERGY_FLOOR',
    'PROTEIN',
    'FAT',
    'CARBOHYDRATES',
    'ENERGY_OF_FOOD',
    'BODY',
  ],
  PROGRESS: ['ESTIMATED_EXPENDITURE', 'TREND', 'ENERGY_BALANCE', 'ENERGY_FLOOR', 'ENERGY_OF_FOOD'],
  BODY: ['BODY'],
  BALANCE: ['GUIDELINES', 'ENERGY_OF_FOOD'],
  CYCLE: ['CYCLE'],
  MENOPAUSE: ['MENOPAUSE'],
} as const satisfies Readonly<Record<string, readonly SourcedNumber[]>>;

export type SourceTopic = keyof typeof SOURCE_TOPICS;

export function publicationsOf(number: SourcedNumber): readonly Publication[] {
  return NUMBER_SOURCES[number].publications.map((name) => PUBLICATIONS[name]);
}
