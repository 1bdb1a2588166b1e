import { endpoints } from '@weekbord/contract/endpoints';
import { demoRoutes } from './modules/demo/demo.routes.ts';
import { endDemoAccounts, seedDemo } from './modules/demo/demo.public.ts';
import { chainAudit } from './platform/audit/chain.ts';
import { checkReach, deleteOldAudit } from './modules/access/access.public.ts';
import { eraseReturned } from './modules/accounts/accounts.public.ts';
import { accountsRoutes } from './modules/accounts/accounts.routes.ts';
import { deleteOldInvitations } from './modules/clients/clients.public.ts';
import { clientsRoutes } from './modules/clients/clients.routes.ts';
import { analyticsRoutes } from './modules/analytics/analytics.routes.ts';
import { authenticate, deleteStaleLogins } from './modules/auth/auth.public.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { deleteOldReplacements } from './modules/diary/diary.public.ts';
import { openPictures } from './modules/dish-pictures/dish-pictures.public.ts';
import { diaryRoutes } from './modules/diary/diary.routes.ts';
import { workBilling } from './modules/billing/billing.public.ts';
import { billingRoutes } from './modules/billing/billing.routes.ts';
import { coachPlansRoutes } from './modules/coach-plans/coach-plans.routes.ts';
import { workNoteMails } from './modules/notes/notes.public.ts';
import { notesRoutes } from './modules/notes/notes.routes.ts';
import { planVersionsRoutes } from './modules/plan-versions/plan-versions.routes.ts';
import { expenditureRoutes } from './modules/expenditure/expenditure.routes.ts';
import { foodsRoutes } from './modules/foods/foods.routes.ts';
import { groceriesRoutes } from './modules/groceries/groceries.routes.ts';
import { historyRoutes } from './modules/history/history.routes.ts';
import { helpRoutes } from './modules/help/help.routes.ts';
import { deleteEndedShares } from './modules/intake/intake.public.ts';
import { intakeRoutes } from './modules/intake/intake.routes.ts';
import { liveRoutes } from './modules/live/live.routes.ts';
import { onboardingRoutes } from './modules/onboarding/onboarding.routes.ts';
import { openapiRoutes } from './modules/openapi/openapi.routes.ts';
import { openPortalLooks, seedOrganisations } from './modules/organisations/organisations.public.ts';
import { organisationsRoutes } from './modules/organisations/organisations.routes.ts';
import { plannerRoutes } from './modules/planner/planner.routes.ts';
import { plansRoutes } from './modules/plans/plans.routes.ts';
import { seedCatalogue, sweepPhotos } from './modules/recipes/recipes.public.ts';
import { progressRoutes } from './modules/progress/progress.routes.ts';
import { workReminders } from './modules/reminders/reminders.public.ts';
import { remindersRoutes } from './modules/reminders/reminders.routes.ts';
import { recipesRoutes } from './modules/recipes/recipes.routes.ts';
import { seedPlans } from './modules/subscriptions/subscriptions.public.ts';
import { eraseLeftOrganisations } from './modules/staff/staff.public.ts';
import { staffRoutes } from './modules/staff/staff.routes.ts';
import { deleteOldEntries } from './modules/waitlist/waitlist.public.ts';
import { waitlistRoutes } from './modules/waitlist/waitlist.routes.ts';
import { withRepeats } from './platform/http/serve.ts';
import type { Product } from './product.ts';
import { isScreen, OPEN_SCREENS } from './screens.ts';
import { prepareQueues } from './queues.ts';

const ALL_ENDPOINTS = Object.values(endpoints);

/** The whole product: every module's calls, startup work and periodic jobs. */
export const weekbord: Product = {
  endpoints: ALL_ENDPOINTS,
  routes: withRepeats(ALL_ENDPOINTS, [
    ...authRoutes,
    ...accountsRoutes,
    ...clientsRoutes,
    ...billingRoutes,
    ...demoRoutes,
    ...organisationsRoutes,
    ...helpRoutes,
    ...waitlistRoutes,
    ...staffRoutes,
    ...onboardingRoutes,
    ...intakeRoutes,
    ...plansRoutes,
    ...foodsRoutes,
    ...recipesRoutes,
    ...diaryRoutes,
    ...plannerRoutes,
    ...groceriesRoutes,
    ...progressRoutes,
    ...coachPlansRoutes,
    ...planVersionsRoutes,
    ...notesRoutes,
    ...expenditureRoutes,
    ...historyRoutes,
    ...remindersRoutes,
    ...liveRoutes,
    ...openapiRoutes,
    ...analyticsRoutes,
  ]),
  authenticate,
  checkReach,
  openPortalLooks,
  openPictures,
  isScreen,
  openScreens: OPEN_SCREENS,
  async prepare(parts) {
    const { database, jobs, clock, config, log } = parts;
    await prepareQueues(jobs);
    const returned = await eraseReturned(parts);
    if (returned > 0) log.info({ people: returned }, 'erased people who were deleted after the restored backup');
    await seedOrganisations(database.db);
    await seedPlans(database.db);
    const seeding = database.as({ personId: null, system: 'seed' });
    if (await seedCatalogue(seeding, clock.now())) log.info('updated foods and recipes');
    const opening = database.as({ personId: null, system: 'demo' });
    if (config.demo) await seedDemo({ db: opening, config, now: clock.now(), locale: 'en' });
  },
  async work(parts) {
    const { jobs, database, files, clock, log } = parts;
    await workReminders(parts);
    await workNoteMails(parts);
    await workBilling(parts);
    const expiring = database.as({ personId: null, system: 'expire' });
    await jobs.repeat('delete-stale-logins', '37 3 * * *', () => deleteStaleLogins(expiring, clock.now()));
    await jobs.repeat('delete-old-replacements', '29 * * * *', () => deleteOldReplacements(expiring, clock.now()));
    await jobs.repeat('delete-ended-shares', '41 * * * *', () => deleteEndedShares(expiring, clock.now()));
    await jobs.repeat('delete-old-invitations', '11 * * * *', () => deleteOldInvitations(expiring, clock.now()));
    await jobs.repeat('delete-old-waitlist-entries', '47 3 * * *', () => deleteOldEntries(expiring, clock.now()));
    await jobs.repeat('delete-old-audit', '59 3 * * *', async () => {
      const deleted = await deleteOldAudit(expiring);
      if (deleted > 0) log.info({ entries: deleted }, 'deleted audit entries older than a year');
    });
    await jobs.repeat('chain-audit', '* * * * *', async () => void (await chainAudit(expiring)));
    await jobs.repeat('delete-left-organisations', '17 * * * *', () => eraseLeftOrganisations(parts));
    await jobs.repeat('end-demo-accounts', '* * * * *', () => endDemoAccounts(parts));
    await jobs.repeat('sweep-photos', '53 3 * * *', async () => {
      const sweeper = database.as({ personId: null, system: 'sweep' });
      const stray = await sweepPhotos({ db: sweeper, files, now: clock.now() });
      if (stray > 0) log.info({ files: stray }, 'deleted files that no row refers to');
    });
  },
};
