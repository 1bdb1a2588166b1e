import type { minors as english } from '../en/minors.ts';
import type { Translation } from '../phrases.ts';

export const minors = {
  adults_only:
    'Zonder coach kun je de app pas vanaf je 18e gebruiken: een lichaam in de groei heeft energie nodig. Praat met een arts of diëtist over eten.',
  client_too_young:
    'Je moet minstens 16 zijn om hier een account te hebben, ook met een coach: ben je jonger, dan eist de wet toestemming van een ouder.',
  minor_ask_coach:
    'Ben je 16 of 17, dan kun je meedoen zodra je coach heeft bevestigd dat een ouder of voogd toestemming geeft als de wet dat vereist. Vraag je coach om dat in je profiel te doen en kom dan terug: je antwoorden blijven hier staan.',
  minor_statement_required: 'Bevestig dit eerst: bij een cliënt van 16 of 17 is dat nodig.',
} as const satisfies Translation<typeof english>;
