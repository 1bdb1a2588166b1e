import { accounts } from '../accounts.ts';
import { branding } from '../branding.ts';
import { clients } from '../clients.ts';
import { coaching as invitation } from '../coaching.ts';
import { navigation } from '../navigation.ts';
import { notes } from '../notes.ts';
import { planVersions } from '../plan-versions.ts';
import { profile } from '../profile.ts';
import type { Phrasebook } from '../../phrases.ts';

export const coaching = {
  coach_and_client_title: 'Having a coach',
  coach_and_client_words: 'invite accept decline leave stop coach sees data minor 16 17 deactivated',
  coach_and_client_text: `A coach invites you by mail, and you say yes or no in the app. An invitation ends after 30 days.
## What your coach sees
Your profile, plan, diary, groceries, recipes and measurements, and can change them. Not your cycle, unless you share part of it. Under **${profile.looks}** in [${navigation.profile}](/profile) you read who looked, day by day.
## What you decide
With **${profile.consents}** you turn off what your coach sees, at once. Your coach is not told why.
## Stopping
Open **${profile.yourCoach}** and choose **${invitation.leaveConfirm}**. From then on your coach sees nothing of yours. Your account, plan and diary stay.
## 16 or 17
Then you need a coach who states that a parent or guardian agrees where the law asks for it.
## Your access is off
If your coach deactivated you, everything is kept. Ask your coach.`,

  plan_changes_title: 'When your coach changes your plan',
  plan_changes_words: 'versions earlier plan go back accept question reason history',
  plan_changes_text: `Every change of your coach makes a version. Under **${profile.planChanges}** in [${navigation.profile}](/profile) you see before and after, what it means in a week, and why.
## Your answer
- **${planVersions.accept}**.
- **${planVersions.ask}**: your coach reads your question with the change.
- **${planVersions.goBack}**: your targets become what they were, and your coach sees that. Meals that are already planned stay.
Versions stay, also when you stop being coached.`,

  notes_title: 'Notes with your coach',
  notes_words: 'message chat write read seen day note',
  notes_text: `Under [${notes.title}](/profile/notes) you and your coach write to each other. Nobody else reads it. **${notes.seen}** says that your note was read.
You can also leave a note with a day in the diary; your coach reads that too.
When you stop being coached you can write no more. What was written stays in the copy of your data.`,

  clients_title: 'For coaches: your clients',
  clients_words: 'add client invite need attention put off deactivate plan intake own diary client mode',
  clients_text: `Under [${navigation.clients}](/clients) press **${clients.add}**. Your client gets an invitation by mail, and sees nothing of what you prepare until they say yes. If nobody answers in 30 days, what you noted is deleted.
## ${clients.needsTitle}
At the top you see who asked something, logged nothing, gains or loses against the goal, or has no meals planned. **${clients.later}** puts somebody off until tomorrow, a week on, or something new.
## A plan
Fill in the profile, then **${clients.makePlan}**. Below 1,250 kcal a plan needs a reason, which your client reads; below 800 it is refused.
## Look into a diary
**${clients.viewPlan}** opens it. Your client can read that you looked.
## Eat along yourself
**${accounts.toClientMode}** in [${navigation.profile}](/profile) opens your own diary.
## Your own price
What your subscription costs and how it ends is under [your subscription](/help/subscription).`,

  portal_title: 'For coaches: your brand and portal',
  portal_words: 'organisation logo colour name subdomain business white label branding address',
  portal_text: `Under [${navigation.account}](/account) you set **${branding.nameLabel}**, **${branding.colourLabel}**, **${branding.logo}** and **${branding.subdomainLabel}**. Your clients see changes at once, in the app and in their mails.
## The address of your portal
Your clients log in there. Use 3 to 30 letters, digits and hyphens.
## Names that are not taken
A name that looks like the product's own or that of a payment company is refused. A logo is at most 1 MB.
## Readable
Text on your colour is always made dark or light so that it can be read.`,
} satisfies Phrasebook;
