import { accounts } from '../accounts.ts';
import { cycle } from '../cycle.ts';
import { eating } from '../eating.ts';
import { expenditure } from '../expenditure.ts';
import { navigation } from '../navigation.ts';
import { onboarding } from '../onboarding.ts';
import { profile } from '../profile.ts';
import { progress } from '../progress.ts';
import type { Phrasebook } from '../../phrases.ts';

export const plan = {
  targets_title: 'How your targets are worked out',
  targets_words:
    'calories macros protein fat carbs fiber formula mifflin katch deurenberg source kcal calculation own numbers',
  targets_text: `Your targets come from your answers, in four steps.
1. **What your body uses at rest**, by the formula of Mifflin and others (American Journal of Clinical Nutrition 51, 1990). Where a coach entered your body fat, by that of Katch and McArdle.
2. **What you use in a day**: that, times a factor for your daily activity, and your exercise on top.
3. **Your goal**: less energy to lose weight, more to gain muscle, as much to keep your weight. A kilogram counts as 7,700 kcal. A plan that is worked out never goes below 1,250 kcal.
4. **Protein, fat and carbs**: protein by your weight, at least 50 g; fat at least 30 g; carbs for what is left.
Organisations can ask for much protein or for an ordinary amount. The ordinary amount is 0.83 g a kilogram, of the European Food Safety Authority. Where it asks for much, we estimate body fat by Deurenberg and others (British Journal of Nutrition 65, 1991), and do not keep that.
## Fiber
40 g is counted in the energy. What we show as a guideline is 14 g for each 1,000 kcal (Health Council of the Netherlands, 2006).
## Your own numbers
At **${onboarding.nutritionalPlanTitle}** choose **${onboarding.CHOOSE_YOUR_OWN}** and set energy and macros yourself, in grams or percent.
This is not medical advice. If you are pregnant, are ill, take medicine or have or had an eating disorder, talk to a doctor or dietitian first.`,

  energy_needs_title: 'What you really use in a day',
  energy_needs_words: 'expenditure tdee estimate new target proposal complete day adaptive metabolism',
  energy_needs_text: `A formula knows the average of people like you. Your own diary and weights know you better. From two weeks on, **${expenditure.title}** on [${navigation.progress}](/progress) shows what you use a day, with the bounds between which it most likely lies.
## What it takes
- Complete days: every main meal of your plan, and all of it ticked as eaten.
- A weight on some days, from the beginning to the end of that time.
## A new target
If another target would serve your goal better, we propose it and say why. A target changes by at most a tenth at once, and only if you say so. After **${expenditure.notNow}** we are quiet for two weeks.
Whoever logs a little too little is estimated a little too low. For a target that you hold against the same diary, that is right.`,

  change_goal_title: 'Change your goal or your pace',
  change_goal_words: 'lose weight gain muscle goal weight faster slower redo questions plan again',
  change_goal_text: `Open **${profile.goal}** in [${navigation.profile}](/profile). You see at once what a day becomes, and choose whether meals are planned again, from today or from Monday. What you ate, added, changed or locked stays.
## Everything anew
**${accounts.redoPlanning}** goes through all questions, starting from your answers.
## When a goal cannot be chosen
- Only paces are offered at which you eat enough: at least 1,250 kcal a day.
- Below a healthy weight we do not help to lose more.
- If your coach makes your plan, talk about it with your coach.`,

  allergies_title: 'Allergies and diets',
  allergies_words:
    'vegan vegetarian halal gluten lactose nuts peanut traces intolerance dislikes coeliac celiac avoid food label',
  allergies_text: `Under [${eating.title}](/profile/diet) you choose a diet and tick what you leave out: the 14 allergens that a European label must name, and lactose. Every plan and proposal keeps to it.
## What is left out
Foods that contain it, foods of which we are not sure, and foods whose label warns of traces. Where a recipe has a good stand-in, it is planned with that.
## Always read the label
Brands differ, and of plain ingredients we know no traces. With a serious allergy the label decides, not the app.
## Good to know
- Without nuts is without peanuts too, unless you tick **${eating.allowsPeanuts}**.
- Without lactose is not without milk: with a milk allergy choose **${eating.choiceMilk}**.
- Halal leaves out pork, alcohol, blood and animal gelatine. Meat stays, and you choose it halal.
What was planned before stays until you plan again: look your diary over after a change.`,

  cycle_diet_title: 'Eating with your cycle',
  cycle_diet_words: 'period menstruation luteal follicular ovulation phase hormones share coach pms',
  cycle_diet_text: `With **${onboarding.CYCLE_DIET}** your targets stay the same. What changes is which meals are planned: in the second half of the cycle and during your period, recipes for that time are preferred.
## The phases
- **${cycle.phaseMENSTRUATION}**: ${cycle.phaseMENSTRUATIONText}
- **${cycle.phaseFOLLICULAR}**: ${cycle.phaseFOLLICULARText}
- **${cycle.phaseOVULATION}**: ${cycle.phaseOVULATIONText}
- **${cycle.phaseLUTEAL}**: ${cycle.phaseLUTEALText}
${cycle.phasesNote}
## Your dates
Note under [${accounts.cycle}](/profile/cycle) when your period starts. From three noted cycles on we count with your own, before that with what you told us or with 28 days. It is no means of contraception.
## Who sees it
You alone, unless you share part of it with your coach, for as long as you choose. It is kept encrypted with a key of your own. **${cycle.deleteAll}** destroys that key.`,

  menopause_diet_title: 'Eating in the menopause',
  menopause_diet_words: 'menopause hormones bones calcium iron protein vitamin',
  menopause_diet_text: `With **${onboarding.MENOPAUSE}** your targets stay the same; recipes that suit this time are planned more often.
## ${cycle.bonesTitle}
${cycle.bonesText}
## ${cycle.musclesTitle}
${cycle.musclesText}
## ${cycle.ironTitle}
${cycle.ironText}
With complaints, or if you take medicine, talk to your doctor.`,

  progress_title: 'Weight and progress',
  progress_words: 'weigh scale trend chart sleep stress waist body fat measurement delete graph water',
  progress_text: `On [${navigation.progress}](/progress) you keep weight, sleep, stress, waist and body fat. Choose what you follow and for which period, and press **${progress.addWEIGHT}**. A day in the past works too.
## The line is the trend
${progress.trendHint} ${progress.emptyWEIGHT}
## Change a week
The last weight of the period less its first, over the weeks between.
## Taking something out
Each entry in **${progress.list}** can be deleted.
Your coach, if you have one, sees these measurements unless you turn that off in [your consents](/help/consents).`,
} satisfies Phrasebook;
