import { parseArgs } from 'node:util';
import { NON_FIELD_ERRORS } from '@weekbord/contract/errors';
import { type SettingChanges, settingChanges } from '@weekbord/contract/staff/settings';
import { newPlan, planChanges } from '@weekbord/contract/staff/plans';
import { reason as reasonSchema } from '@weekbord/contract/staff/reason';
import { maskMailbox } from '@weekbord/domain/accounts/mask-mailbox';
import { PLAN_SETTINGS, planSettingOfText } from '@weekbord/domain/billing/plan-settings';
import { SETTING_NAMES, settingOfText } from '@weekbord/domain/organisations/setting-names';
import { errorPhrase, fieldPhrase } from '@weekbord/phrases/errors';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { noteCommand } from '../../platform/audit/note-audit.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError, FieldError, type Problem } from '../../platform/http/errors.ts';
import { problemsOfIssues } from '../../platform/http/issues.ts';
import { findPersonByEmail, insertAuditEntries } from '../access/access.public.ts';
import { findPortal } from '../organisations/organisations.public.ts';
import { findPlanByKey, listPlansOf } from '../subscriptions/subscriptions.public.ts';
import { describeWaitlist } from '../waitlist/waitlist.public.ts';
import {
  beginLeaving,
  changeSettings,
  endLeaving,
  giveRoleOfCoach,
  inviteToCoach,
  letIn,
  setStaff,
  type StaffAct,
  takeRoleOfCoach,
} from './acts.ts';
import { addPlan, changePlan } from './plan-acts.ts';
import { presentMember, settingsOf } from './staff.present.ts';
import {
  findAnyOrganisation,
  findWaiting,
  listActsAboutOrganisation,
  listCountedOrganisations,
  listMembersOf,
} from './staff.store.ts';

export const STAFF_USAGE = `Staff actions on the command line. The person concerned can read the reason in their profile.

  npm run staff -- organisations                         lists all organisations
  npm run staff -- settings PORTAL                       shows its settings
  npm run staff -- set PORTAL NAME=VALUE ... --reason    changes them; switches are on or off
  npm run staff -- plans PORTAL                          lists what it sells; amounts are in cents, including VAT
  npm run staff -- add-plan PORTAL KEY NAME=VALUE ... --reason
                                                         adds a plan; KEY is its name in URLs
  npm run staff -- set-plan KEY NAME=VALUE ... --reason  changes one; a new price is for new buyers only
  npm run staff -- members PORTAL [--search NAME]        lists its members
  npm run staff -- waitlist PORTAL                       lists who is waiting
  npm run staff -- let-in PORTAL ADDRESS --reason        lets someone in, and tells them by email
  npm run staff -- acts PORTAL                           lists what staff changed, and why
  npm run staff -- leave PORTAL --reason                 erases an organisation in 30 days; its people stay
  npm run staff -- leave-with-people PORTAL --reason     also erases its people, unless they belong to another or pay
  npm run staff -- stay PORTAL --reason                  cancels that
  npm run staff -- make-coach ADDRESS --reason           makes a person a coach
  npm run staff -- end-coach ADDRESS --reason            ends that, and tells every client by email
  npm run staff -- move-client ADDRESS COACH --reason    invites a person on behalf of another coach
  npm run staff -- make-staff ADDRESS --reason           gives a person access to the staff page
  npm run staff -- end-staff ADDRESS --reason            ends that access

PORTAL is a subdomain, www for the portal without one, or the number of an organisation. ADDRESS is the email address of
an account. Put the text after --reason in quotes.
`;

/** Thrown if the arguments are not a command. The usage lists the commands. */
export class UsageFault extends Error {}
/** Why a command failed. It changed nothing. */
export class CommandFault extends Error {}

/** A command as it was typed. */
export interface StaffCommand {
  readonly name: CommandName;
  readonly words: readonly string[];
  /** The reason; empty if the command needs none. */
  readonly reason: string;
  readonly search: string;
}

/** The dependencies of a command. The statements run with the reason `staff`, in one transaction. */
type CommandParts = Omit<StaffAct, 'reason' | 'actorId'>;

const AT_ONCE = 1000;

/** How many words each command takes, and whether it changes something and so requires a reason. */
const COMMANDS = {
  organisations: { words: 0, needsReason: false },
  settings: { words: 1, needsReason: false },
  set: { words: 2, needsReason: true, takesMore: true },
  plans: { words: 1, needsReason: false },
  'add-plan': { words: 3, needsReason: true, takesMore: true },
  'set-plan': { words: 2, needsReason: true, takesMore: true },
  members: { words: 1, needsReason: false },
  waitlist: { words: 1, needsReason: false },
  'let-in': { words: 2, needsReason: true, isAboutPerson: true },
  acts: { words: 1, needsReason: false },
  leave: { words: 1, needsReason: true },
  'leave-with-people': { words: 1, needsReason: true },
  stay: { words: 1, needsReason: true },
  'make-coach': { words: 1, needsReason: true, isAboutPerson: true },
  'end-coach': { words: 1, needsReason: true, isAboutPerson: true },
  'move-client': { words: 2, needsReason: true, isAboutPerson: true },
  'make-staff': { words: 1, needsReason: true, isAboutPerson: true },
  'end-staff': { words: 1, needsReason: true, isAboutPerson: true },
} as const satisfies Record<string, CommandForm>;
type CommandName = keyof typeof COMMANDS;

interface CommandForm {
  readonly words: number;
  readonly needsReason: boolean;
  /** Whether the last argument may be repeated. */
  readonly takesMore?: boolean;
  /** Whether the reason is stored only in the person's own record, which is deleted with their account. */
  readonly isAboutPerson?: boolean;
}

/** Parses the arguments into a command, or returns null if the usage was requested. Throws `UsageFault`. */
export function readStaffCommand(args: readonly string[]): StaffCommand | null {
  const { values, positionals } = parsed(args);
  if (values.help === true) return null;
  const [name = '', ...words] = positionals;
  if (!Object.hasOwn(COMMANDS, name))
    throw new UsageFault(name === '' ? 'No command given.' : `Unknown command: ${name}.`);
  const { words: wanted, needsReason, takesMore = false }: CommandForm = COMMANDS[name as CommandName];
  const isRight = takesMore ? words.length >= wanted : words.length === wanted;
  if (!isRight) throw new UsageFault(`${name}: wrong number of arguments.`);
  if (!needsReason) return { name: name as CommandName, words, reason: '', search: values.search ?? '' };
  const reason = reasonSchema.safeParse(values.reason ?? '', { reportInput: true });
  if (!reason.success) throw new UsageFault(`--reason: ${sentenceOf(problemsOfIssues(reason.error.issues)[0]!)}`);
  return { name: name as CommandName, words, reason: reason.data, search: '' };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, reason: { type: 'string' }, search: { type: 'string' } },
    });
  } catch (error) {
    throw new UsageFault((error as Error).message, { cause: error });
  }
}

/** Runs a command and returns what to print, line by line. Throws `CommandFault`. */
export async function runStaffCommand(parts: CommandParts, command: StaffCommand): Promise<string[]> {
  try {
    const { name, reason } = command;
    const { isAboutPerson = false, needsReason }: CommandForm = COMMANDS[name];
    await noteCommand(parts.db, `staff ${name}`, { reason: needsReason && !isAboutPerson ? reason : null });
    return await DOING[name]({ ...parts, actorId: null, reason }, command);
  } catch (error) {
    if (error instanceof ApiError) throw new CommandFault(errorPhrase(error.code, 'en'), { cause: error });
    if (error instanceof FieldError) throw new CommandFault(linesOf(error.problems).join('\n'), { cause: error });
    throw error;
  }
}

type Doing = (act: StaffAct, command: StaffCommand) => Promise<string[]>;

const DOING: Readonly<Record<CommandName, Doing>> = {
  async organisations({ db }) {
    const { rows } = await listCountedOrganisations(db, { limit: AT_ONCE, offset: 0 });
    const lines = rows.map(({ id, subdomain, is_main: isMain, name, members, waiting }) =>
      [id, subdomain ?? (isMain ? 'www' : '-'), name, members, waiting].join('\t'),
    );
    return ['number\tportal\tname\tmembers\twaiting', ...lines];
  },
  async settings({ db }, { words: [portal] }) {
    const row = await organisationOf(db, portal);
    return Object.entries(settingsOf(row)).map(([name, value]) => `${name}=${shown(value)}`);
  },
  async set(act, { words: [portal, ...pairs] }) {
    const row = await organisationOf(act.db, portal);
    await changeSettings(act, row.id, settingsOfPairs(pairs));
    return [`Settings of ${row.name} changed.`];
  },
  async plans({ db }, { words: [portal] }) {
    const row = await organisationOf(db, portal);
    const plans = await listPlansOf(db, row.id);
    if (plans.length === 0) return ['No plans are sold here.'];
    return plans.map((plan) =>
      [
        plan.key,
        `audience=${plan.audience}`,
        ...PLAN_SETTINGS.map((name) => `${name}=${shownOfPlan(plan[name])}`),
      ].join('\t'),
    );
  },
  async 'add-plan'(act, { words: [portal, key, ...pairs] }) {
    const row = await organisationOf(act.db, portal);
    const values = valuesOfPairs(pairs, [...PLAN_SETTINGS, 'audience'], planSettingOfText);
    await addPlan(act, row.id, checkedBy(newPlan, { position: 0, is_offered: true, trial_days: 0, ...values, key }));
    return [`${row.name} now sells ${key}.`];
  },
  async 'set-plan'(act, { words: [key = '', ...pairs] }) {
    const plan = await findPlanByKey(act.db, key);
    if (plan === undefined) throw new CommandFault(`There is no plan ${key}.`);
    const values = valuesOfPairs(pairs, PLAN_SETTINGS, planSettingOfText);
    await changePlan(act, plan.id, checkedBy(planChanges, values));
    return [`${key} changed. Existing subscriptions keep their price.`];
  },
  async members({ db, now, requestId }, { words: [portal], search }) {
    const row = await organisationOf(db, portal);
    const { count, rows } = await listMembersOf(db, row.id, { search, limit: AT_ONCE, offset: 0 });
    const people = rows.map(({ id }) => id);
    await insertAuditEntries(db, {
      people,
      actorId: 0,
      act: 'read staff/members',
      requestId,
      at: now,
      skipsRepeats: true,
    });
    const lines = rows
      .map(presentMember)
      .map((one) =>
        [
          one.id,
          `${one.first_name} ${one.last_name}`.trim(),
          one.masked_email,
          one.role,
          one.account_enabled ? 'open' : 'closed',
          one.coach?.name ?? '',
        ].join('\t'),
      );
    if (count === 0) return ['No one was found.'];
    return count > rows.length ? [...lines, `and ${count - rows.length} more; use --search to find them.`] : lines;
  },
  async waitlist({ db }, { words: [portal = ''] }) {
    const lines = await describeWaitlist(db, portal);
    if (lines === undefined) throw new CommandFault(`There is no portal ${portal}.`);
    return lines.length === 0 ? ['Nobody is waiting.'] : lines;
  },
  async 'let-in'(act, { words: [portal, address = ''] }) {
    const row = await organisationOf(act.db, portal);
    const waiting = await findWaiting(act.db, row.id, address.trim().toLowerCase());
    if (waiting === undefined) throw new CommandFault(`${address} is not on the waitlist of ${row.name}.`);
    await letIn(act, waiting.id);
    return [`${maskMailbox(waiting.email)} has been let in.`];
  },
  async acts({ db }, { words: [portal] }) {
    const row = await organisationOf(db, portal);
    const acts = await listActsAboutOrganisation(db, row.id, AT_ONCE);
    if (acts.length === 0) return ['Staff have not changed anything here.'];
    return acts.map(({ created_at: at, actor_id: actor, act, reason }) =>
      [at.toISOString(), actor === 0 ? 'command' : `person ${actor}`, act, reason].join('\t'),
    );
  },
  leave: (act, { words: [portal] }) => leave(act, portal, false),
  'leave-with-people': (act, { words: [portal] }) => leave(act, portal, true),
  async stay(act, { words: [portal] }) {
    const row = await organisationOf(act.db, portal);
    return [(await endLeaving(act, row)) ? `${row.name} stays.` : `${row.name} was not leaving.`];
  },
  async 'make-coach'(act, { words: [address] }) {
    await giveRoleOfCoach(act, await personOf(act.db, address));
    return [`${address} is now a coach.`];
  },
  async 'end-coach'(act, { words: [address] }) {
    await takeRoleOfCoach(act, await personOf(act.db, address));
    return [`${address} is no longer a coach.`];
  },
  async 'move-client'(act, { words: [address, coach = ''] }) {
    await inviteToCoach(act, await personOf(act.db, address), coach.trim().toLowerCase());
    return [`${maskMailbox(address ?? '')} has been invited on behalf of ${coach}. Nothing changes until they accept.`];
  },
  async 'make-staff'(act, { words: [address] }) {
    await setStaff(act, await personOf(act.db, address), true);
    return [`${address} is now staff.`];
  },
  async 'end-staff'(act, { words: [address] }) {
    await setStaff(act, await personOf(act.db, address), false);
    return [`${address} is no longer staff.`];
  },
};

async function leave(act: StaffAct, portal: string | undefined, withMembers: boolean): Promise<string[]> {
  const row = await organisationOf(act.db, portal);
  if (row.is_main) throw new CommandFault('The portal without a subdomain cannot leave.');
  const at = await beginLeaving(act, row, withMembers);
  return [
    `${row.name} will be erased on ${at.toISOString().slice(0, 10)}. Until then it can be exported, and the decision can be reversed.`,
  ];
}

async function organisationOf(db: Kysely<Tables>, portal = '') {
  const isNumber = /^[1-9]\d{0,8}$/.test(portal);
  const subdomain = portal.trim().toLowerCase();
  const row =
    (await findPortal(db, portal)) ??
    (await findAnyOrganisation(db, { id: isNumber ? Number(portal) : null, subdomain }));
  if (row === undefined) throw new CommandFault(`There is no portal or organisation ${portal}.`);
  return row;
}

async function personOf(db: Kysely<Tables>, address = ''): Promise<number> {
  const person = await findPersonByEmail(db, address.trim().toLowerCase());
  if (person === undefined || person.stands_in)
    throw new CommandFault(`There is no account with the address ${address}.`);
  return person.id;
}

/** Returns settings of an organisation, checked like those sent to the API. Throws `CommandFault` or `FieldError`. */
function settingsOfPairs(pairs: readonly string[]): SettingChanges {
  return checkedBy(settingChanges, valuesOfPairs(pairs, SETTING_NAMES, settingOfText));
}

/** Parses each `name=value`. Throws `CommandFault`. */
function valuesOfPairs<Name extends string>(
  pairs: readonly string[],
  names: readonly Name[],
  valueOf: (name: Name, text: string) => unknown,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    const typed = pair.slice(0, Math.max(at, 0)).trim();
    const name = names.find((one) => one === typed);
    if (at < 0) throw new CommandFault(`${pair}: write it as NAME=VALUE.`);
    if (name === undefined) throw new CommandFault(`There is no setting ${typed}. There are:\n${names.join('\n')}`);
    if (Object.hasOwn(values, name)) throw new CommandFault(`${name} is given twice.`);
    values[name] = valueOf(name, pair.slice(at + 1));
  }
  return values;
}

/** Checks values like those sent to the API. Throws `FieldError`. */
function checkedBy<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>, values: object) {
  const checked = schema.strict().safeParse(values, { reportInput: true });
  if (!checked.success) throw new FieldError(problemsOfIssues(checked.error.issues));
  return checked.data;
}

function linesOf(problems: readonly Problem[]): string[] {
  return problems.map((problem) => `${problem.path[0] ?? NON_FIELD_ERRORS}: ${sentenceOf(problem)}`);
}

function sentenceOf({ code, params }: Problem): string {
  return fieldPhrase(code, 'en', params);
}

function shownOfPlan(value: string | number | boolean): string {
  return typeof value === 'boolean' ? shown(value) : String(value);
}

/** Returns a value in a form that can be typed as input. */
function shown(value: string | boolean | null | readonly string[]): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'string' ? value : (value ?? []).join(',');
}
