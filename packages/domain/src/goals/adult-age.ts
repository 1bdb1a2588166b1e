/** The age in years from which a person may be given less energy than they expend. */
export const ADULT_AGE = 18;
