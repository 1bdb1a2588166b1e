/** Preloads the diary's code while a person is still logging in. */
export function loadDiaryAhead(): void {
  void import('../../../../features/diary/api/calendar-week.ts').catch(() => undefined);
}
