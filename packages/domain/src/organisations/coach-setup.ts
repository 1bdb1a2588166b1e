import { USUAL_COLOUR } from './branding.ts';

export type SetupStep = 'name' | 'brand' | 'portal' | 'client';

interface Practice {
  /** The coach's own organisation; null if there is none yet. */
  readonly own: Readonly<{ primary_colour: string; logo: string | null; subdomain: string | null }> | null;
  readonly hasClients: boolean;
}

/**
 * The first steps of a coach, in order, and whether each is done. The brand step is done once there is a custom logo or
 * colour.
 */
export function readSetup({ own, hasClients }: Practice): readonly Readonly<{ step: SetupStep; isDone: boolean }>[] {
  return [
    { step: 'name', isDone: own !== null },
    { step: 'brand', isDone: own !== null && (own.logo !== null || own.primary_colour !== USUAL_COLOUR) },
    { step: 'portal', isDone: own !== null && own.subdomain !== null },
    { step: 'client', isDone: hasClients },
  ];
}

/** Whether all steps are done. */
export function isSetUp(practice: Practice): boolean {
  return readSetup(practice).every(({ isDone }) => isDone);
}
