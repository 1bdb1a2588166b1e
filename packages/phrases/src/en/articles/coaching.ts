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
  coach_and_client_title: 'Working with a coach',
  coach_and_client_words: 'invite accept decline leave stop coach sees data minor 16 17 deactivated',
  coach_and_client_text: `A coach invites you by email, and you accept or decline in the app. Invitations expire after 30 days.
## What your coach sees
Your profile, plan, diary, groceries, recipes and measurements; your coach can change them too. Your coach can’t see your cycle unless you share part of it. **${profile.looks}** in [${navigation.profile}](/profile) shows who viewed your data on which day.
## What you decide
Under **${profile.consents}** you can turn off what your coach sees. This takes effect immediately. Your coach isn’t told why.
## Stopping
Open **${profile.yourCoach}** and choose **${invitation.leaveConfirm}**. From then on your coach can’t see your data. You keep your account, plan and diary.
## If you’re 16 or 17
You need a coach who confirms that a parent or guardian agrees where the law requires it.
## If your account is deactivated
If your coach has deactivated your account, nothing is lost. Contact your coach to get back in.`,

  plan_changes_title: 'When your coach changes your plan',
  plan_changes_words: 'versions earlier plan go back accept question reason history',
  plan_changes_text: `Every change your coach makes is kept as a version. **${profile.planChanges}** in [${navigation.profile}](/profile) shows what changed, what it means per week, and why.
## Your answer
- **${planVersions.accept}**.
- **${planVersions.ask}**: your coach sees your question next to the change.
- **${planVersions.goBack}**: your targets go back to what they were, and your coach can see that. Meals already planned stay.
Versions are kept, even after you stop being coached.`,

  notes_title: 'Notes between you and your coach',
  notes_words: 'message chat write read seen day note',
  notes_text: `Under [${notes.title}](/profile/notes) you and your coach can write to each other. Nobody else can read your notes. **${notes.seen}** means your note was read.
You can also add a note to a day in the diary; your coach can read that too.
When you stop being coached, you can no longer write to each other. Your notes are still in your data download.`,

  clients_title: 'For coaches: your clients',
  clients_words:
    'add client invite import csv file need attention put off deactivate plan intake own diary client mode',
  clients_text: `Under [${navigation.clients}](/clients) press **${clients.add}**. Your client gets an invitation by email and can’t see anything you prepare until they accept. If they don’t answer within 30 days, anything you prepared is deleted. With **${clients.addFromFile}** you invite everyone in a CSV file, after checking each row.
## Your list
One row per client: days logged, energy and protein compared with the plan over seven days, weight change per week, when they were last seen and what’s new. Sort it by any column. From a row you can write a note, or change the plan’s energy or protein.
## ${clients.groupNeeds}
Here you’ll see who has asked a question, hasn’t logged anything, is gaining or losing weight against their goal, or has no meals planned. **${clients.later}** snoozes someone until tomorrow, for a week, or until something changes.
## A plan
Fill in the profile, then choose **${clients.makePlan}**. A plan below 1,250 kcal needs a reason, which your client can read. You can’t go below 800 kcal.
## Viewing a diary
**${clients.viewPlan}** opens it. Your client can see that you viewed it.
## Your own diary
**${accounts.toClientMode}** in [${navigation.profile}](/profile) opens your own diary.
## Your subscription
What it costs and how to cancel is under [your subscription](/help/subscription).`,

  portal_title: 'For coaches: your brand and portal',
  portal_words: 'organisation logo colour name subdomain business white label branding address',
  portal_text: `Under [${navigation.account}](/account) you can set **${branding.nameLabel}**, **${branding.colourLabel}**, **${branding.logo}** and **${branding.subdomainLabel}**. Your clients see changes right away, in the app and in emails.
## Your portal address
Your clients log in there. Use 3 to 30 letters, digits and hyphens.
## Rules for your name and logo
Names that look like ours or a payment company’s are refused. A logo can be up to 1 MB.
## Readability
Text on your colour automatically turns dark or light, so it’s always readable.`,
} satisfies Phrasebook;
