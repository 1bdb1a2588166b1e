/** What a calendar app shows about meals. */
export const calendarFeed = {
  name: 'My meals',
  title: '{moment}: {dish}',
  minutes: { one: '{count} minute', other: '{count} minutes' },
  leftover: 'Already cooked: just reheat',
  cookFor: { one: 'Cook for {count} person', other: 'Cook for {count} people' },
} as const;
