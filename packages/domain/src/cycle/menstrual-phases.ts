export const MENSTRUAL_PHASES = ['MENSTRUATION', 'FOLLICULAR', 'OVULATION', 'LUTEAL'] as const;
export type MenstrualPhase = (typeof MENSTRUAL_PHASES)[number];
