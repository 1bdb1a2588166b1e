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
    'calories macros protein fat carbs fibre fiber formula mifflin katch deurenberg source kcal calculation own numbers',
  targets_text: `We work out your targets from your answers, in four steps.
1. **What your body burns at rest**, using the formula of Mifflin and others (American Journal of Clinical Nutrition 51, 1990), or Katch and McArdle’s if a coach entered your body fat.
2. **What you burn in a day**: that figure multiplied by a factor for your daily activity, plus your exercise.
3. **Your goal**: less energy to lose weight, more to gain muscle, the same to maintain your weight. A kilogram counts as 7,700 kcal. A calculated plan never goes below 1,250 kcal.
4. **Protein, fat and carbs**: protein based on your weight, at least 50 g; fat at least 30 g; carbs make up the rest.
Organisations can choose a high or a standard protein target. The standard is 0.83 g per kilogram, from the European Food Safety Authority. For a high target, we estimate body fat with the formula of Deurenberg and others (British Journal of Nutrition 65, 1991), and don’t save the estimate.
## Fibre
Your energy target includes 40 g of fibre. The guideline we show is 14 g per 1,000 kcal (Health Council of the Netherlands, 2006).
## Your own numbers
Under **${onboarding.nutritionalPlanTitle}**, choose **${onboarding.CHOOSE_YOUR_OWN}** and set energy and macros yourself, in grams or percent.
This is not medical advice. If you are pregnant or ill, take medicine, or have or have had an eating disorder, talk to a doctor or dietitian first.`,

  energy_needs_title: 'What you really burn in a day',
  energy_needs_words: 'expenditure tdee estimate new target proposal complete day adaptive metabolism',
  energy_needs_text: `A formula gives the average for people like you. Your own diary and weigh-ins say more about you. After two weeks, **${expenditure.title}** on [${navigation.progress}](/progress) shows what you burn a day, with the most likely range.
## What you need
- Complete days: every main meal planned, and everything ticked as eaten.
- Weigh-ins on some days, spread over the whole period.
## A new target
If another target would suit your goal better, we suggest it and say why. A target changes by at most 10% at a time, and only if you agree. After **${expenditure.notNow}** we won’t ask for two weeks.
If you log a little less than you eat, the estimate is a little low too. But since you use the same diary to keep to your target, it still works.`,

  change_goal_title: 'Change your goal or your pace',
  change_goal_words: 'lose weight gain muscle goal weight faster slower redo questions plan again',
  change_goal_text: `Open **${profile.goal}** in [${navigation.profile}](/profile). You’ll see your new daily targets right away, and can choose to replan meals from today or from next week. What you ate, added, changed or locked stays.
## Start again
**${accounts.redoPlanning}** takes you through all the questions again, with your earlier answers filled in.
## When you can’t choose a goal
- We only offer a pace that leaves you enough to eat: at least 1,250 kcal a day.
- If you’re already below a healthy weight, we don’t help you lose more.
- If your coach makes your plan, talk to your coach about it.`,

  allergies_title: 'Allergies and diets',
  allergies_words:
    'vegan vegetarian halal gluten lactose nuts peanut traces intolerance dislikes coeliac celiac avoid food label',
  allergies_text: `Under [${eating.title}](/profile/diet) choose a diet and tick what you avoid: the 14 allergens that must be on European labels, and lactose. We stick to this in every plan and suggestion.
## What is left out
Foods that contain what you avoid, foods we’re not sure about, and foods whose label warns of traces. If an ingredient has a good substitute, we plan the recipe with that instead.
## Always read the label
Brands differ, and we don’t know about traces in plain ingredients. If you have a serious allergy, rely on the label, not the app.
## Good to know
- Nut-free also means peanut-free, unless you tick **${eating.allowsPeanuts}**.
- Lactose-free doesn’t mean milk-free: for a milk allergy, choose **${eating.choiceMilk}**.
- Halal leaves out pork, alcohol, blood and animal gelatine. Meat stays in; choosing halal meat is up to you.
Meals already planned stay until you replan: check your diary after a change.`,

  cycle_diet_title: 'Eating with your cycle',
  cycle_diet_words: 'period menstruation luteal follicular ovulation phase hormones share coach pms',
  cycle_diet_text: `With **${onboarding.CYCLE_DIET}** your targets stay the same. Only the choice of meals changes: in the second half of your cycle and during your period, we favour recipes that suit that time.
## The phases
- **${cycle.phaseMENSTRUATION}**: ${cycle.phaseMENSTRUATIONText}
- **${cycle.phaseFOLLICULAR}**: ${cycle.phaseFOLLICULARText}
- **${cycle.phaseOVULATION}**: ${cycle.phaseOVULATIONText}
- **${cycle.phaseLUTEAL}**: ${cycle.phaseLUTEALText}
${cycle.phasesNote}
## Your dates
Log when your period starts under [${accounts.cycle}](/profile/cycle). After three logged cycles we use your own cycle length; before that, the length you entered or 28 days. Don’t use this as contraception.
## Who can see it
Only you, unless you share part of it with your coach, for as long as you choose. Your cycle data is encrypted with a key of your own. **${cycle.deleteAll}** destroys that key.`,

  menopause_diet_title: 'Eating during menopause',
  menopause_diet_words: 'menopause hormones bones calcium iron protein vitamin',
  menopause_diet_text: `With **${onboarding.MENOPAUSE}** your targets stay the same; recipes that suit this stage of life are planned more often.
## ${cycle.bonesTitle}
${cycle.bonesText}
## ${cycle.musclesTitle}
${cycle.musclesText}
## ${cycle.ironTitle}
${cycle.ironText}
If you’re struggling with menopause, or take medicine, talk to your doctor.`,

  progress_title: 'Weight and progress',
  progress_words: 'weigh scale trend chart sleep stress waist body fat measurement delete graph water',
  progress_text: `On [${navigation.progress}](/progress) you can track weight, sleep, stress, waist and body fat. Choose what to track and for which period, and press **${progress.addWEIGHT}**. You can fill in past days too.
## How to read the line
${progress.trendHint} ${progress.emptyWEIGHT}
## Weekly change
The last weight of the period minus the first, divided by the weeks in between.
## Deleting an entry
Each entry in **${progress.list}** can be deleted.
Your coach, if you have one, can see these measurements unless you turn that off in [your consents](/help/consents).`,
} satisfies Phrasebook;
