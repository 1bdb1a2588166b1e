import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { findPerson } from '../access/access.public.ts';
import { countAct, countActOfAddress, organisationOfMail, portalOf } from '../auth/auth.public.ts';
import { contactMail } from './contact-mail.ts';

/** A question is stored only as a queued email, until that email is sent. */
export const contactSupport: Operation<Endpoints['contactSupport']> = async (ctx) => {
  const { db, body, config } = ctx;
  await countAct(db, ctx, 'contact');
  const person = ctx.actor === null ? undefined : await findPerson(db, ctx.actor.id);
  const email = person?.email ?? body.email;
  if (email === undefined) throw new FieldError({ email: 'required' });
  await countActOfAddress(db, ctx, 'contact', email);
  const organisation =
    person === undefined ? await portalOf(db, body.organisation_subdomain) : await organisationOfMail(db, person);
  const own = organisation.support_email;
  const to = own ?? config.support.email;
  const question = { to, from: email, message: body.message, hasAccount: person !== undefined };
  await ctx.mail.send(db, contactMail({ ...question, language: ctx.locale, organisation }));
  return { email, answer_days: own === null ? config.support.answerDays : null };
};
