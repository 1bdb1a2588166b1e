import { minutesInCalendar, USUAL_TIMES } from '@weekbord/domain/diary/calendar-feed';
import { totalMinutes } from '@weekbord/domain/recipes/directions/preparation-time';
import type { Language } from '@weekbord/domain/languages/languages';
import { calendarName, calendarNotes, calendarTitle } from '@weekbord/phrases/calendar-feed';
import ical, { ICalEventBusyStatus, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import { nameOfMeal } from '../../recipes/recipes.public.ts';
import type { CalendarMealRow } from './calendar-links.store.ts';

/** How often a calendar app is asked to refresh, in seconds. Apps may ignore it. */
const REFRESH_SECONDS = 60 * 60;
const MINUTE_MS = 60_000;
const PRODUCT = '//Weekbord//Meals//EN';

/** The language, and the URL of the app that each meal links to. */
type Shown = Readonly<{ language: Language; site: string }>;

/** Returns meals as a calendar (RFC 5545). The same meals produce the same text, so that the ETag stays the same. */
export function writeCalendar(meals: readonly CalendarMealRow[], shown: Shown): string {
  const calendar = ical({ name: calendarName(shown.language), prodId: PRODUCT, ttl: REFRESH_SECONDS });
  calendar.events(meals.map((meal) => eventOf(meal, shown)));
  return `${calendar.toString()}\r\n`;
}

function eventOf(meal: CalendarMealRow, { language, site }: Shown): ICalEventData {
  const { date, meal_moment: moment, preparation, cooking, waiting, is_leftover: isLeftover } = meal;
  const minutes = totalMinutes({ preparation, cooking, waiting });
  const day = `${site}/diary/${date}`;
  // Times are local. The date is created in UTC, and its parts are written without a time zone.
  const start = new Date(`${date}T${USUAL_TIMES[moment]}:00Z`);
  const notes = calendarNotes({ minutes, isLeftover, cookFor: meal.cook_for ?? 1 }, language);
  return {
    id: `meal-${meal.id}@weekbord`,
    stamp: meal.modified_at,
    lastModified: meal.modified_at,
    floating: true,
    start,
    end: new Date(start.getTime() + minutesInCalendar({ preparation, cooking, waiting, isLeftover }) * MINUTE_MS),
    summary: calendarTitle(moment, nameOfMeal(meal[`name_${language}`] ?? '', meal.made, language), language),
    description: [...notes, day].join('\n'),
    url: day,
    // Marked as free time, so that meals do not block meetings.
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
  };
}
