import type { OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import { WIZARD_STEPS } from '@weekbord/domain/onboarding/wizard-steps';
import type { FeatureFlag } from '@weekbord/domain/organisations/feature-flags';
import type { Language } from '@weekbord/domain/languages/languages';
import { billing as billingEn } from '@weekbord/phrases/en/billing';
import { cycle as cycleEn } from '@weekbord/phrases/en/cycle';
import { onboarding as onboardingEn } from '@weekbord/phrases/en/onboarding';
import { selfService as selfServiceEn } from '@weekbord/phrases/en/self-service';
import { shared as sharedEn } from '@weekbord/phrases/en/shared';
import { billing as billingNl } from '@weekbord/phrases/nl/billing';
import { cycle as cycleNl } from '@weekbord/phrases/nl/cycle';
import { onboarding as onboardingNl } from '@weekbord/phrases/nl/onboarding';
import { selfService as selfServiceNl } from '@weekbord/phrases/nl/self-service';
import { shared as sharedNl } from '@weekbord/phrases/nl/shared';
import { fillPhrase, type Phrase } from '@weekbord/phrases/phrases';
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { draftStore } from '../../../features/onboarding/model/draft-store.ts';
import { openWizard } from '../../../features/onboarding/model/open-wizard.ts';
import { type AskingStep, isAskingStep } from '../../../features/onboarding/model/step-access.ts';
import { screenNamed, SELF_SERVICE_SCREENS, START_SCREENS } from '../../../features/onboarding/model/start-screens.ts';
import { type Brand, brandQuery } from '../../../shared/brand/brand.ts';
import { showLanguage } from '../../../shared/locale/language.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import type { CurrentUser } from '../../../shared/session/current-user.ts';
import { SelfServiceScreen } from '../start/self-service-screen.tsx';
import { StartScreen } from '../start/start-screen.tsx';
import { StepScreen } from './step-screen.tsx';

/** A device: its language, its theme and the size of its screen. */
export interface Device {
  readonly name: string;
  readonly locale: string;
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly size: readonly [number, number];
  readonly onboarding: (typeof onboardingEn | typeof onboardingNl) & (typeof cycleEn | typeof cycleNl);
  readonly selfService: typeof selfServiceEn | typeof selfServiceNl;
  readonly shared: typeof sharedEn | typeof sharedNl;
  readonly billing: typeof billingEn | typeof billingNl;
}

export const DEVICES: readonly Device[] = [
  {
    name: 'an English phone',
    locale: 'en-GB',
    language: 'en',
    theme: 'light',
    size: [375, 812],
    onboarding: { ...onboardingEn, ...cycleEn },
    selfService: selfServiceEn,
    shared: sharedEn,
    billing: billingEn,
  },
  {
    name: 'a dark Dutch desktop',
    locale: 'nl-NL',
    language: 'nl',
    theme: 'dark',
    size: [1440, 900],
    onboarding: { ...onboardingNl, ...cycleNl },
    selfService: selfServiceNl,
    shared: sharedNl,
    billing: billingNl,
  },
];

interface Situation {
  /** The answers that differ from the defaults. */
  readonly answers?: Partial<OnboardingForm>;
  readonly flags?: readonly FeatureFlag[];
  readonly organisation?: Partial<NonNullable<CurrentUser['organisation']>>;
  /** Whether the person's coach measures in feet and pounds. */
  readonly coachIsImperial?: boolean;
  /** For a guest, the portal that they are on. */
  readonly guestOf?: Partial<Brand>;
  /** The units; those of the device if omitted. */
  readonly units?: Partial<OnboardingForm['preferences']>;
  /** Whether the person already has a plan and is replacing it. */
  readonly hasPlan?: boolean;
  /** The person's coach, and what that coach stated about them as a minor. */
  readonly coaching?: Pick<CurrentUser, 'coach' | 'minor_statement'>;
  readonly names?: Pick<CurrentUser, 'first_name' | 'last_name'>;
  /** The person's subscriptions. */
  readonly customer?: CurrentUser['customer'];
  /** The responses that the server has given so far. */
  readonly known?: readonly (readonly [QueryKey, unknown])[];
}

/** The wizard, opened at one of its steps. */
export interface OpenWizard {
  /** The product's own phrases in the device's language. */
  readonly words: Device['onboarding'] & Pick<Device['shared'], 'next' | 'back' | 'loading'>;
  /** A phrase with its values filled in, in the device's language. */
  say(phrase: Phrase, values?: Readonly<Record<string, string | number>>): string;
  next(): Promise<void>;
  readonly nextButton: Locator;
  /** Chooses an option by its visible name, as pressing its card does. */
  choose(name: string): Promise<void>;
  /** The radio button or checkbox of an option, found by the start of its card's text. */
  option(name: string): Locator;
  field(label: string): Locator;
  /** Types into a field and leaves it. */
  type(label: string, value: string): Promise<void>;
  /** Waits until a URL is open. */
  expectPlace(address: string): Promise<void>;
  /** Waits until the wizard is at a step. */
  expectStep(step: AskingStep): Promise<void>;
}

/** Opens the wizard at a step for a person who has signed up and given the usual answers to the earlier steps. */
export async function openStep(device: Device, step: AskingStep, situation: Situation = {}): Promise<OpenWizard> {
  const wizard = await openAt(device, `/onboarding/${step}`, situation);
  await wizard.expectStep(step);
  return wizard;
}

/** Opens a screen in or around the wizard by its URL. */
export async function openAt(device: Device, address: string, situation: Situation = {}): Promise<OpenWizard> {
  localStorage.clear();
  showLanguage(device.language);
  document.documentElement.dataset['theme'] = device.theme;
  await page.viewport(...device.size);
  await loadPhrases('consents', 'cycle', 'installing', 'onboarding', 'meals', 'selfService', 'shared', 'sharing');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const person = situation.guestOf === undefined ? personOf(situation) : undefined;
  if (person) client.setQueryData(['getMe'], person);
  client.setQueryData(brandQuery.queryKey, { support_url: 'https://help.example/', ...situation.guestOf } as Brand);
  for (const [key, answer] of situation.known ?? []) client.setQueryData(key, answer);
  await beginWith(client, person, { device, situation });
  if (person && situation.hasPlan) client.setQueryData(['getMe'], { ...person, intake: { weekly_nutrition_plan: 1 } });
  const router = wizardRouter(address);
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return controlsOf(device, () => router.state.location.pathname);
}

/** Returns the wizard's own initial answers on the device, merged with the given ones. */
async function beginWith(
  client: QueryClient,
  person: CurrentUser | undefined,
  { device, situation: { answers, units } }: { device: Device; situation: Situation },
): Promise<void> {
  const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue(device.locale);
  draftStore.wipe();
  const draft = await openWizard(client, person);
  language.mockRestore();
  const preferences = { ...draft.form.preferences, ...units };
  const reached = WIZARD_STEPS.findLast(isAskingStep) ?? 'goal';
  // A guest has already given the consents that the wizard asks for before its first question.
  const consents = person ? {} : { consents: ['BODY', 'FOOD'] as const };
  draftStore.begin({ ...draft, ...consents, reached, form: { ...draft.form, preferences, ...answers } });
}

function wizardRouter(address: string) {
  const root = createRootRoute({ component: Outlet });
  const stepRoute = createRoute({
    getParentRoute: () => root,
    path: '/onboarding/$step',
    component: function Step() {
      const { step: shown } = stepRoute.useParams();
      return isAskingStep(shown) ? <StepScreen key={shown} step={shown} /> : null;
    },
  });
  const startRoute = createRoute({
    getParentRoute: () => root,
    path: '/start/$screen',
    component: function Start() {
      const name = screenNamed(START_SCREENS, startRoute.useParams().screen);
      return name && <StartScreen name={name} />;
    },
  });
  const selfServiceRoute = createRoute({
    getParentRoute: () => root,
    path: '/self-service/$screen',
    component: function SelfService() {
      const name = screenNamed(SELF_SERVICE_SCREENS, selfServiceRoute.useParams().screen);
      return name && <SelfServiceScreen name={name} />;
    },
  });
  return createRouter({
    routeTree: root.addChildren([stepRoute, startRoute, selfServiceRoute]),
    history: createMemoryHistory({ initialEntries: [address] }),
    defaultNotFoundComponent: () => null,
  });
}

/** A person in an organisation whose rules the wizard knows. */
function personOf({
  flags = [],
  organisation,
  names,
  customer = null,
  coachIsImperial,
  coaching,
}: Situation): CurrentUser {
  const active = Object.fromEntries(flags.map((flag) => [flag, { is_active: true }]));
  const usual = { high_protein: false, partner_nutrition_rules: false, plant_based: false };
  const person: Partial<CurrentUser> = {
    id: 1,
    account_enabled: true,
    payment_status_override: false,
    age_closure: null,
    ...names,
    customer,
    ...coaching,
    intake: null,
    consents_given: ['BODY', 'FOOD', 'CYCLE'],
    consents_due: [],
    ...(coachIsImperial === true && {
      coach: { account_enabled: true, uses_imperial_measurements: true } as CurrentUser['coach'],
    }),
    organisation: { ...usual, imperial_by_default: false, ...organisation } as CurrentUser['organisation'],
    feature_flags_for_user: { flags: active, switches: {}, samples: {} },
  };
  return person as CurrentUser;
}

function controlsOf({ onboarding, shared, language }: Device, place: () => string): OpenWizard {
  const words = { ...onboarding, next: shared.next, back: shared.back, loading: shared.loading };
  const nextButton = page.getByRole('button', { name: shared.next, exact: true });
  const field = (label: string) => page.getByLabelText(label, { exact: true });
  const beginning = (name: string) =>
    new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?!\\p{L})`, 'u');
  return {
    words,
    say: (phrase, values = {}) => fillPhrase(phrase, language, values),
    nextButton,
    next: () => nextButton.click(),
    choose: (name) => page.getByText(name, { exact: true }).first().click(),
    option: (name) =>
      page.getByRole('radio', { name: beginning(name) }).or(page.getByRole('checkbox', { name: beginning(name) })),
    field,
    async type(label, value) {
      await field(label).fill(value);
      (document.activeElement as HTMLElement | null)?.blur();
    },
    expectPlace: async (address) => {
      await expect.poll(place).toBe(address);
    },
    expectStep: async (step) => {
      await expect.poll(place).toBe(`/onboarding/${step}`);
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  };
}

/** Waits until the number of elements is `count`. */
export async function expectCount(locator: Locator, count: number): Promise<void> {
  await expect.poll(() => locator.elements().length).toBe(count);
}
