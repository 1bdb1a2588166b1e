/** The minimum age in years for a plan with less energy than the person expends. */
export const ADULT_AGE = 18;
