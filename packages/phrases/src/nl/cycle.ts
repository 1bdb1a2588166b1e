import type { cycle as english } from '../en/cycle.ts';
import type { Translation } from '../phrases.ts';

export const cycle = {
  cycleDay: 'Dag {day}',
  cycleNext: {
    one: 'Nog {count} dag tot je volgende menstruatie',
    other: 'Nog {count} dagen tot je volgende menstruatie',
  },
  cycleDiagram: 'Dag {day} van {length}, {phase}. Dagen tot je volgende menstruatie: {days}.',
  phaseDays: 'Dag {from} tot en met {to}',
  phaseNow: 'Hier ben je nu',
  phaseMENSTRUATION: 'Menstruatie',
  phaseMENSTRUATIONText: 'Je lichaam vraagt om rust en ijzer: denk aan bladgroenten, peulvruchten en warme maaltijden.',
  phaseFOLLICULAR: 'Folliculaire fase',
  phaseFOLLICULARText:
    'Je oestrogeen stijgt en je energie ook. Je verwerkt koolhydraten nu goed: een fijne tijd voor frisse, lichte maaltijden en training.',
  phaseOVULATION: 'Ovulatie',
  phaseOVULATIONText: 'Je hebt nu de meeste energie. Met veel groente en eiwit houd je die op peil.',
  phaseLUTEAL: 'Luteale fase',
  phaseLUTEALText:
    'Progesteron neemt het over en je verbruikt iets meer energie. Meer trek is normaal: kies vullende maaltijden met vezels, magnesium en gezonde vetten.',

  sheetTitle: 'Je cyclus',
  chip: '{phase}, dag {day}',
  startedEarly: 'Menstruatie is eerder begonnen',
  startedEarlyText: 'Is je menstruatie vandaag begonnen? Dan start je nieuwe cyclus vandaag.',
  startUpdated: 'De eerste dag van je menstruatie is nu {date}.',

  cycleText: 'Bekijk in welke fase je zit en wanneer je je volgende menstruatie kunt verwachten.',
  expected: 'Verwacht rond {date}',
  expectedBetween:
    'Waarschijnlijk tussen {from} en {to}: je laatste {count} cycli duurden {shortest} tot {longest} dagen.',
  expectedEven: 'Waarschijnlijk tussen {from} en {to}: je laatste {count} cycli duurden allemaal {median} dagen.',
  expectedSaid:
    'Gebaseerd op de {days} dagen die je hebt opgegeven. Na drie genoteerde cycli gebruiken we je eigen cycluslengte.',
  expectedUsual:
    'Op basis van een cyclus van 28 dagen. Dat klopt voor veel mensen, maar niet voor iedereen. Na drie genoteerde cycli gebruiken we je eigen cycluslengte.',
  expectedMissed: 'Een ruwe schatting, want je laatste menstruatie is niet genoteerd.',
  missed: 'We verwachtten je menstruatie rond {date}. Noteer wanneer die is begonnen, dan klopt de voorspelling weer.',
  noStart: 'Noteer wanneer je laatste menstruatie begon, dan laten we zien waar je in je cyclus zit.',
  startedToday: 'Menstruatie is vandaag begonnen',
  startedOn: 'Op een andere dag begonnen',
  chooseStart: 'Wanneer begon je menstruatie?',
  noteStart: 'Deze dag noteren',
  alreadyNoted: '{date} is al genoteerd.',
  corrects: 'Dat is de menstruatie die je bij {before} hebt genoteerd. We maken er {after} van.',
  startNoted: 'Genoteerd: je menstruatie begon op {date}.',
  startRemoved: 'Verwijderd: {date}.',
  noted: 'Genoteerde menstruaties',
  notedFew: 'Vanaf drie cycli gebruiken we je eigen cycluslengte.',
  notedOwn: 'We rekenen met {median} dagen, de middelste lengte van je laatste {count} cycli.',
  cycleDays: { one: '{count} dag', other: '{count} dagen' },
  removeStart: '{date} verwijderen',
  showAll: { one: 'Alle {count} tonen', other: 'Alle {count} tonen' },
  phases: 'Tips per fase',
  phasesNote:
    'De verschillen tussen de fasen zijn klein en voor iedereen anders. Zie dit als ideeën; wat voor jou goed voelt, weegt zwaarder.',
  private:
    'Alleen jij ziet dit, je coach niet. Het wordt versleuteld bewaard met een sleutel die alleen van jou is, en nooit op dit apparaat.',
  privateShared:
    'Je coach ziet alleen wat je hierboven deelt; niemand anders ziet er iets van. Het wordt versleuteld bewaard met een sleutel die alleen van jou is, en nooit op dit apparaat.',

  share: 'Delen met je coach',
  shareNothing: 'Je deelt niets. {name} kan je cyclus niet zien.',
  sharing: '{name} ziet dit tot en met {date}: {parts}.',
  sharingPHASE: 'fase van vandaag',
  sharingNEXT_PERIOD: 'volgende menstruatie',
  sharingSTARTS: 'genoteerde menstruaties',
  shareNote: 'Elke keer dat je coach kijkt, zie je dat in je profiel onder ‘Wie heeft mijn gegevens bekeken?’.',
  shareChoose: 'Kiezen wat je deelt',
  shareChange: 'Wijzigen',
  shareStop: 'Stoppen met delen',
  shareStopped: 'Je deelt niets meer van je cyclus.',
  shareTitle: 'Delen met {name}',
  shareWhat: 'Wat wil je delen?',
  partPHASE: 'De fase van vandaag',
  partPHASEText: 'Geen datums. Maar wie elke dag kijkt, kan wel zien wanneer je menstruatie begon.',
  partNEXT_PERIOD: 'Wanneer je volgende menstruatie wordt verwacht',
  partNEXT_PERIODText: 'De datum, en hoeveel die kan afwijken.',
  partSTARTS: 'De menstruaties die je hebt genoteerd',
  partSTARTSText: 'Allemaal, met de lengte van elke cyclus. Hieruit is je fase af te leiden.',
  shareFor: 'Voor hoeveel dagen?',
  shareUntil: 'Tot en met {date}.',
  shareEnds:
    'Je kunt stoppen wanneer je wilt. Het stopt ook als je een andere coach krijgt of geen coach meer hebt, of je cyclusgegevens verwijdert. Wat je coach dan al heeft gezien, kan die onthouden.',
  shareConfirm: 'Delen',
  shareSave: 'Opslaan',
  shareSaved: 'Gedeeld met {name}.',

  ofClient: 'Cyclus',
  ofClientShares: '{name} deelt dit met je, tot en met {date}: {parts}.',
  ofClientLooks: '{name} ziet wanneer je kijkt. Er wordt niets op je apparaat bewaard.',
  ofClientLook: 'Tonen',
  ofClientPhase: 'Vandaag: {phase}',
  ofClientNext: 'Volgende menstruatie rond {date}',
  ofClientBetween: 'Waarschijnlijk tussen {from} en {to}.',
  ofClientMissed: 'Een ruwe schatting: een verwachte menstruatie is niet genoteerd.',
  ofClientNothing: 'Er is nog niets genoteerd.',
  deleteAll: 'Mijn cyclusgegevens verwijderen',
  deleteAllTitle: 'Je cyclusgegevens verwijderen?',
  deleteAllText:
    'Alle genoteerde menstruaties worden verwijderd, samen met de sleutel die ze opent. Ook kopieën zijn dan niet meer te lezen. Dit kun je niet ongedaan maken.',
  deleted: 'Je cyclusgegevens zijn verwijderd.',

  menopauseTitle: 'Overgang',
  menopauseText: 'Recepten die bij deze levensfase passen, krijgen voorrang in je plan. Dit verandert er, in het kort.',
  bonesTitle: 'Je botten vragen meer aandacht',
  bonesText:
    'Met minder oestrogeen verliezen botten sneller calcium. Streef naar zo’n 950 mg calcium per dag, uit zuivel, verrijkte plantaardige dranken, tofu of groene koolsoorten zoals boerenkool, en 15 µg vitamine D.',
  musclesTitle: 'Je spieren hebben eiwit nodig',
  musclesText:
    'Je verliest vanaf nu makkelijker spiermassa. Eiwit bij elke maaltijd, samen met bewegen, helpt om die te behouden.',
  ironTitle: 'Je hebt minder ijzer nodig',
  ironText:
    'Zonder menstruatie is zo’n 11 mg ijzer per dag genoeg, in plaats van 16. Met gevarieerd eten krijg je dat meestal binnen.',
  menopauseSource:
    'De hoeveelheden zijn de referentiewaarden van de Europese Autoriteit voor voedselveiligheid (EFSA). Heb je klachten? Je huisarts kan helpen.',
} as const satisfies Translation<typeof english>;
