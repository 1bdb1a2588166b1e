import { MAX_DAYS_AHEAD } from '@weekbord/domain/diary/planner-day';
import { accounts } from '../accounts.ts';
import { calendar } from '../calendar.ts';
import { copying } from '../copying.ts';
import { diary } from '../diary.ts';
import { habits } from '../habits.ts';
import { myWeek } from '../my-week.ts';
import { recipes } from '../recipes.ts';
import { repairing } from '../repairing.ts';
import { shared } from '../shared.ts';
import type { Phrasebook } from '../../phrases.ts';

export const meals = {
  plan_a_week_title: 'Plan a week',
  plan_a_week_words: 'automatic meals again undo days ahead generate empty two weeks board desktop drag print',
  plan_a_week_text: `Your first week is planned when you finish the questions. For the next seven days choose **${myWeek.planWeek}** in [${accounts.myWeek}](/profile/my-week); for one day press **${diary.planDay}** or **${diary.planAgain}** in the diary.
## What stays
What you ate, added, changed or locked always stays. We only replace meals that were planned for you and that you haven’t touched since. The app tells you which ones first, and **${shared.undo}** in the message brings them back.
## How far ahead
You can plan up to ${MAX_DAYS_AHEAD} days ahead.
## On a wide screen
See the whole week on one board. Drag a meal to move it.
## On paper
**${diary.printWeek}** prints the seven days on one page.
If your coach plans for you, you may not see all of these buttons.`,

  change_a_meal_title: 'Change, swap or move a meal',
  change_a_meal_words: 'replace ingredient other dish lock copy delete something else dislike swap food',
  change_a_meal_text: `## Another meal
**${diary.swapShort}** on a meal lists dishes with portions that fit, best match first. **${copying.anotherAction}** in the meal’s menu picks one right away.
## Another ingredient
Open the dish and press swap next to an ingredient. You’ll see foods that do the same job, and how each one changes the dish. **${recipes.putBack}** undoes it.
## Move, copy, lock or repeat
In the meal’s menu:
- **${copying.moveAction}** and **${copying.copyAction}**: to another day or meal.
- **${copying.lockAction}**: replanning won’t change it.
- **${habits.everyAction}**: have it every week.
- **${diary.deleteMeal}**: you can undo that for a few seconds.
## Never again
Open the recipe and press thumbs down: **${recipes.dislike}**.`,

  my_week_title: 'Your week, your way',
  my_week_words:
    'taste preferences meat fish vegetarian days quick minutes breakfast lunch cook twice leftovers familiar learn favourites',
  my_week_text: `Under [${accounts.myWeek}](/profile/my-week) tell us once how you like your weeks: how many dinners with meat, fish or neither, how long you want to cook, cold or warm lunches, the same breakfast on weekdays. These are preferences: your diet and allergies always come first.
## ${myWeek.cookTwice}
Cook once for two meals and just reheat the second time. Your grocery list counts it once.
## What the app learns
It learns from what you tick, skip, ask for and turn down. On a recipe you can tell us directly with **${recipes.tasteMORE}** and **${recipes.tasteLESS}**, and a heart makes it a favourite. **${accounts.forgetTaste}** in your profile makes a fresh start.`,

  weekly_meals_title: 'Templates and weekly meals',
  weekly_meals_words: 'repeat same every week save week copy day reuse recurring habits',
  weekly_meals_text: `Both are under [${accounts.habits}](/profile/habits).
## Templates
**${diary.templates}** in the diary saves a week or day under a name, so that you can plan it again, starting on any day. You’ll first see what will be added and what will be replaced.
## Weekly meals
Open a meal, choose **${habits.everyAction}** and pick the weekdays. We’ll plan it on those days and fit the rest of the day around it, as long as it suits your diet. You can pause it.
## Just once
**${diary.copyDay}**, under **${diary.moreOfDay}** below a day, copies its meals to other days.`,

  repair_a_week_title: 'Ate something else? Rebalance your week',
  repair_a_week_words: 'too much too little over skipped birthday adjust balance rest',
  repair_a_week_text: `When a week is well over or under your plan, the diary offers **${repairing.title}**. It looks for the smallest change to your upcoming meals and shows it before anything happens.
## What it leaves alone
What you ate, added, changed or locked, weekly meals, and batch-cooked meals. We change a meal by at most a quarter, and a later day by about 10%. We leave the rest: one evening doesn’t undo a week.
## Meals you haven’t ticked
If a meal’s time has passed and you haven’t ticked it, we ask whether you ate it or skipped it: **${repairing.ateIt}** or **${repairing.skippedIt}**. A skipped meal no longer counts.
Press **${repairing.apply}** if you like the suggestion, and **${shared.undo}** if you change your mind.`,

  portions_title: 'Portions, and cooking for others',
  portions_words: 'people family household amount half serving cook for eat more guests',
  portions_text: `Recipes are fitted to your plan: the amounts are for your own portion, rounded to what you can measure in a kitchen.
## Eat more or less
Open a dish and change **${shared.portionsLabel}**. Your totals are updated.
## Cook for more people
Change **${recipes.cookFor}** on the dish. The amounts and your groceries are adjusted; your own portion stays the same. Set the number for all new meals in [${accounts.myWeek}](/profile/my-week).
## Cooked for two days
${recipes.batchText}`,

  calendar_title: 'Meals in your calendar',
  calendar_words: 'ical google outlook apple agenda subscribe ics',
  calendar_text: `Under [${accounts.calendar}](/profile/calendar) press **${calendar.make}** and subscribe to the link in your calendar app. You’ll see each dish at its usual mealtime, without calories.
## Who can see it
Anyone with the link. **${calendar.revoke}** turns it off right away; a new link replaces the old one.
## Not up to date?
Calendar apps check for changes themselves, some only a few times a day.`,
} satisfies Phrasebook;
