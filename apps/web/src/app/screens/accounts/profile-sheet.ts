import type { ProfileRow } from '../../../features/accounts/components/profile-rows.tsx';

/** A sheet that a row opens over the profile. */
export type ProfileSheet =
  | 'goal'
  | 'language'
  | 'country'
  | 'firstWeekday'
  | 'look'
  | 'units'
  | 'sessions'
  | 'looks'
  | 'consents'
  | 'health'
  | 'forgetTaste'
  | 'leaveCoach';

export type OpenSheet = (sheet: ProfileSheet) => void;
export type Rows = readonly (ProfileRow | false)[];

/** Returns the properties of a row that opens a sheet over the profile; the row and the sheet have the same name. */
export function sheetRow(sheet: ProfileSheet, open: OpenSheet) {
  return { name: sheet, kind: 'opens', isDialog: true, onPress: () => open(sheet) } as const;
}
