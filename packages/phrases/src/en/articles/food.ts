import { MAX_GROCERY_DAYS } from '@weekbord/domain/groceries/date-range';
import { LINK_DAYS_AFTER } from '@weekbord/domain/groceries/link-life';
import { choosing } from '../choosing.ts';
import { diary } from '../diary.ts';
import { foods } from '../foods.ts';
import { groceries } from '../groceries.ts';
import { importing } from '../importing.ts';
import { logging } from '../logging.ts';
import { navigation } from '../navigation.ts';
import { ownRecipes } from '../own-recipes.ts';
import { recipeFiles } from '../recipe-files.ts';
import { sharing } from '../sharing.ts';
import type { Phrasebook } from '../../phrases.ts';

export const food = {
  diary_title: 'The diary: log what you eat',
  diary_words: 'tick eaten planned left over goal add food quick add calories ring macros unknown',
  diary_text: `Tick a meal once you ate it. To log something else press **+** at a meal moment: search, choose what you often have, scan, or use **${logging.quickAdd}** for bare numbers. You can log several things at once.
## What you log is eaten
On today or an earlier day it counts as eaten at once; the switch **${logging.eaten}** says so. On a later day it is planned.
## What the words mean
- **${diary.goal}**: what your plan has for the day.
- **${diary.eaten}**: what you ticked.
- **${diary.planned}**: what is still to come.
- **${diary.left}**: the goal less what you ate, planned meals included.
## "At least"
Where a figure of a food is not known, the total leaves it out and says so. Unknown never counts as 0.`,

  scan_title: 'Search, scan and your own foods',
  scan_words: 'barcode camera product not found label add food open food facts ean permission',
  scan_text: `Type a name, or press **${foods.scan}** and hold the camera over the barcode. You can also type the digits under the bars.
## The camera does not open
Allow it for this site in the settings of your browser.
## Not found?
**${foods.addYourself}** takes the figures from the label. Only you see that food, and your next scan finds it.
## Where figures come from
Each food says so: a food table (USDA, Anses Ciqual), Open Food Facts, a label, our estimate, or yourself. Products change: if a label says something else, the label is right.`,

  recipes_title: 'Find recipes and meals',
  recipes_words: 'search filter favourite heart quick high protein vegan cook mode ingredients inspiration',
  recipes_text: `Under [${navigation.recipes}](/recipes) you look through what suits you. For a moment of a day, **${diary.findMeal}** in the diary lists dishes whose portions fit it.
## Narrow it down
Search for a dish or an ingredient, and use the chips: **${choosing.vegetarian}**, **${choosing.protein}**, **${choosing.favourites}**, **${choosing.own}** and others.
## Why do I not see a recipe?
What your diet, allergies or dislikes rule out is not shown. Look at [allergies and diets](/help/allergies).
## The time of a recipe
Work, cooking and waiting together. How much of it is work stands next to it.
Your portal may not show the recipes tab.`,

  own_recipes_title: 'Your own recipes, and importing one',
  own_recipes_words:
    'import web page url paste text photo create write site save ingredients match Paprika Mealie Tandoor RecipeSage Cooklang export download',
  own_recipes_text: `Under [${navigation.recipes}](/recipes) make a recipe from your own ingredients; energy and macros are counted for you. **${ownRecipes.saveAndPlan}** puts it into the diary too. What you write is kept on the device until you save it.
## Import
[${importing.title}](/recipes/import) reads:
- ${importing.worksPages}
- ${importing.worksTexts}
- ${importing.worksFiles}
- ${importing.worksApps}
You check every ingredient before anything is saved. What is marked **${importing.unsure}** is a guess: confirm or change it, since a wrong food brings wrong figures and wrong allergens.
A file of another app may have many recipes: choose which ones to add. Those that we understood whole are among your own recipes at once; the others wait until you have checked them, and **${recipeFiles.undo}** takes all of it back.
## Other apps
**${recipeFiles.take}** there saves all your own recipes as one file that other apps read.
## Who sees it
A recipe of your own is only planned for you. Your coach, if you have one, sees it too.
Organisations can switch own recipes off.`,

  groceries_title: 'The grocery list',
  groceries_words: 'shopping list supermarket tick basket update days at home staples own item print',
  groceries_text: `Under [${navigation.groceries}](/groceries) press **${groceries.emptyWeek}** or choose your days, ${MAX_GROCERY_DAYS} at most. Everything that your planned meals need is added up, by aisle, with how it is sold in a shop.
## At home already
Salt, oil and spices are folded under **${groceries.atHome}**. With **${groceries.haveAtHome}** you put something there yourself.
## Your own things
Type them in the field at the top, such as toilet paper.
## Your plan changed
Then the list says so. **${groceries.update}** brings it up to date; what is in your basket stays there.
## In the shop
The list works [without a network](/help/offline), and you can [share it](/help/share-a-list) or print it.`,

  share_a_list_title: 'Share a grocery list',
  share_a_list_words: 'link partner family together tick stop sharing housemates',
  share_a_list_text: `Press **${sharing.share}**, then **${sharing.makeLink}**, and send the link to whoever shops with you. They see what to buy and tick it off, without an account. They see nothing else of yours.
## How long it works
Until ${LINK_DAYS_AFTER} days after the last day of the list, and three months at most. **${sharing.stop}** ends it at once.
## Lost the link?
It can only be copied on the device on which it was made. **${sharing.newLink}** ends the old one.`,
} satisfies Phrasebook;
