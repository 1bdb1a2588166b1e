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
What you ate, added, changed or locked, always. Only meals that were planned for you and that nobody touched make room. The app says which before it does so, and **${shared.undo}** in the message brings them back.
## How far ahead
The diary reaches ${MAX_DAYS_AHEAD} days ahead.
## On a wide screen
The whole week stands on one board. Drag a meal to move it.
## On paper
**${diary.printWeek}** prints the seven days on one page.
If your coach plans for you, some of these buttons may not be there.`,

  change_a_meal_title: 'Change, swap or move a meal',
  change_a_meal_words: 'replace ingredient other dish lock copy delete something else dislike swap food',
  change_a_meal_text: `## Another meal
**${diary.swapShort}** on a meal lists dishes with portions that fit this moment, the best first. In the menu of the meal, **${copying.anotherAction}** picks one at once.
## Another ingredient
Open the dish and press the swap next to an ingredient. You see foods that do the same job and what they change. **${recipes.putBack}** takes it back.
## Elsewhere, or for good
In the menu of the meal:
- **${copying.moveAction}** and **${copying.copyAction}**: another day or moment.
- **${copying.lockAction}**: planning again leaves it where it is.
- **${habits.everyAction}**: it comes back every week.
- **${diary.deleteMeal}**: you can undo that for a few seconds.
## Never again
Open the recipe and press the thumb down: **${recipes.dislike}**.`,

  my_week_title: 'Your week as you like it',
  my_week_words:
    'taste preferences meat fish vegetarian days quick minutes breakfast lunch cook twice leftovers familiar learn favourites',
  my_week_text: `Under [${accounts.myWeek}](/profile/my-week) you tell once how you like your weeks: how many dinners with meat, fish or neither, how long you want to cook, cold or warm lunches, the same breakfast on weekdays. These are wishes: what you cannot or may not eat always goes first.
## ${myWeek.cookTwice}
One pot for two meals. The second time you only warm it. Your groceries count it once.
## What the app learns
From what you tick, leave, ask for and turn down. On a recipe **${recipes.tasteMORE}** and **${recipes.tasteLESS}** say it outright, and a heart makes it a favourite. With **${accounts.forgetTaste}** in your profile it starts afresh.`,

  weekly_meals_title: 'Templates and weekly meals',
  weekly_meals_words: 'repeat same every week save week copy day reuse recurring habits',
  weekly_meals_text: `Both are under [${accounts.habits}](/profile/habits).
## Templates
**${diary.templates}** in the diary keeps a week or a day under a name. Later you plan it again from any first day. You see before what comes and what makes room.
## Weekly meals
Open a meal, choose **${habits.everyAction}** and pick the weekdays. Planning puts it there and plans the rest of the day around it, as long as it suits your rules. You can pause it.
## Just once
**${diary.copyDay}** puts the meals of a day on other days.`,

  repair_a_week_title: 'Ate something else? Repair your week',
  repair_a_week_words: 'too much too little over skipped birthday adjust balance rest',
  repair_a_week_text: `When a week is well over or under your plan, the diary offers **${repairing.title}**. It looks for the smallest change to meals that are still to come, and shows it before anything happens.
## What it leaves alone
What you ate, added, changed or locked, weekly meals, and what is cooked together. No day gives up or makes up more than a tenth, and no meal changes by more than a quarter. The rest is let go: one evening does not undo a week.
## First it asks
Meals whose time has passed and that are not ticked: **${repairing.ateIt}** or **${repairing.skippedIt}**.
Press **${repairing.apply}** if you like it, and **${shared.undo}** if you change your mind.`,

  portions_title: 'Portions, and cooking for others',
  portions_words: 'people family household amount half serving cook for eat more guests',
  portions_text: `Recipes are fitted to your plan: the amounts are for your own plate, rounded to what you can measure in a kitchen.
## Eat more or less
Open a dish and step **${shared.portionsLabel}**. What is counted follows.
## Cook for more people
Step **${recipes.cookFor}** on the dish. The amounts to cook and your groceries follow; your own figures stay. The number for all new meals is in [${accounts.myWeek}](/profile/my-week).
## Cooked for two days
${recipes.batchText}`,

  calendar_title: 'Meals in your calendar',
  calendar_words: 'ical google outlook apple agenda subscribe ics',
  calendar_text: `Under [${accounts.calendar}](/profile/calendar) press **${calendar.make}** and subscribe to it in your calendar app. You see each dish at the usual time of its meal, without calories.
## Who sees it
Whoever has the address. **${calendar.revoke}** ends it at once; a new address ends the old one.
## It is behind
Calendar apps look for changes by themselves, some only a few times a day.`,
} satisfies Phrasebook;
