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
  diary_text: `Tick a meal once you’ve eaten it. To log something else, press **+** next to a meal: search, choose something you often have, scan, or use **${logging.quickAdd}** to enter just the numbers. You can log several things at once.
## Eaten or planned
What you log today or on an earlier day counts as eaten; you can change that with the **${logging.eaten}** switch. On a later day it counts as planned.
## What the words mean
- **${diary.goal}**: your plan’s target for the day.
- **${diary.eaten}**: what you ticked.
- **${diary.planned}**: what you’re still going to eat.
- **${diary.against_left}**: the goal minus what you’ve eaten. Meals still planned are part of this.
- **${diary.against_over}**: how far over the goal you’ll be with everything you’ve eaten and planned.
## “At least”
If one of a food’s values is unknown, it’s left out of the total and we tell you so. We never count an unknown value as 0.`,

  scan_title: 'Search, scan and your own foods',
  scan_words: 'barcode camera product not found label add food open food facts ean permission',
  scan_text: `Type a name, or press **${foods.scan}** and point the camera at the barcode. You can also type the digits under the bars.
## The camera doesn’t open
Allow camera access for this site in your browser’s settings.
## Not found?
**${foods.addYourself}** lets you enter the values from the label. Only you can see that food, and your next scan will find it.
## Where the values come from
Each food shows its source: a food table (USDA, Anses Ciqual), Open Food Facts, a label, our estimate, or you. Products change: if the label says something different, trust the label.`,

  recipes_title: 'Find recipes and meals',
  recipes_words: 'search filter favourite heart quick high protein vegan cook mode ingredients inspiration',
  recipes_text: `Under [${navigation.recipes}](/recipes) you can browse what suits you. For a specific meal, **${diary.findMeal}** in the diary lists dishes with portions that fit.
## Narrow it down
Search for a dish or an ingredient, and use the filters: **${choosing.vegetarian}**, **${choosing.protein}**, **${choosing.favourites}**, **${choosing.own}** and others.
## Why can’t I see a recipe?
Recipes ruled out by your diet, allergies or dislikes aren’t shown. See [allergies and diets](/help/allergies).
## How long a recipe takes
Preparation, cooking and waiting combined. The hands-on time is shown next to it.
Organisations can switch off the recipes tab.`,

  own_recipes_title: 'Creating and importing recipes',
  own_recipes_words:
    'import web page url paste text photo create write site save ingredients match Paprika Mealie Tandoor RecipeSage Cooklang export download',
  own_recipes_text: `Under [${navigation.recipes}](/recipes) you can create a recipe from your own ingredients; we work out energy and macros for you. **${ownRecipes.saveAndPlan}** adds it to the diary too. Your draft is kept on your device until you save it.
## Import
[${importing.title}](/recipes/import) works with:
- ${importing.worksPages}
- ${importing.worksTexts}
- ${importing.worksFiles}
- ${importing.worksApps}
You check every ingredient before anything is saved. Anything marked **${importing.unsure}** is a guess: confirm or change it, because a wrong food means wrong nutrition and allergens.
A file from another app may contain many recipes: choose which ones to add. The ones we understood completely are added to your own recipes right away; the others wait until you have checked them. **${recipeFiles.undo}** removes them all.
## Other apps
**${recipeFiles.take}** on the import page saves all your own recipes in one file that other apps can read.
## Who can see it
Your own recipes are only planned for you. Your coach, if you have one, can see them too.
Organisations can switch off creating recipes.`,

  groceries_title: 'The grocery list',
  groceries_words: 'shopping list supermarket tick basket update days at home staples own item print',
  groceries_text: `Under [${navigation.groceries}](/groceries) press **${groceries.emptyWeek}** or choose your days, up to ${MAX_GROCERY_DAYS}. Everything your planned meals need is added up by aisle, in the amounts shops sell.
## At home already
Salt, oil and spices are tucked away under **${groceries.atHome}**. Choose **${groceries.haveAtHome}** to move something there yourself.
## Your own items
Type them in the field at the top, such as milk or toilet paper. Anything we recognise is put in the right aisle.
## Your plan changed
You’ll see that above the list. **${groceries.update}** brings it up to date; what’s in your basket stays there.
## In the shop
The list works [offline](/help/offline), and you can [share it](/help/share-a-list) or print it.`,

  share_a_list_title: 'Share a grocery list',
  share_a_list_words: 'link partner family together tick stop sharing housemates',
  share_a_list_text: `Press **${sharing.share}**, then **${sharing.makeLink}**, and send the link to whoever shops with you. They don’t need an account. They can tick things off, and they see what to look out for, such as halal meat. They can’t see anything else.
## How long it works
Until ${LINK_DAYS_AFTER} days after the last day of the list, for up to three months. **${sharing.stop}** turns the link off right away.
## Lost the link?
You can only copy it on the device where you made it. **${sharing.newLink}** replaces the old one.`,
} satisfies Phrasebook;
