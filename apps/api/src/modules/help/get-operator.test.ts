import { getOperator } from '@weekbord/contract/help/operator';
import { RETENTION_PERIODS, KEPT_THINGS } from '@weekbord/domain/privacy/retention-periods';
import { authenticateByPerson } from '@weekbord/testkit/builders/by-person';
import { startServing } from '@weekbord/testkit/test-app';
import { expect, it } from 'vitest';
import { loadConfig } from '../../platform/config/config.ts';
import { ANSWER_KEPT_MS } from '../../platform/http/idempotency.ts';
import { helpRoutes } from './help.routes.ts';

const product = { routes: helpRoutes, authenticate: authenticateByPerson };
const SMTP = { SMTP_URL: 'smtps://user:password@mail.example:465', PUBLIC_URL: 'https://weekbord.example' };

it('the server returns the configured operator and services, without keys', async () => {
  const config = loadConfig({
    OPERATOR_NAME: 'Vos Nutrition BV',
    OPERATOR_ADDRESS: 'Lange Straat 1 | 3511 AA Utrecht',
    OPERATOR_REGISTRATION: 'KvK 12345678',
    HOSTED_BY: 'Example Hosting, Germany',
    TERMS_URL: 'https://vos.example/terms',
    STRIPE_SECRET_KEY: 'sk_test_secret',
    STRIPE_WEBHOOK_SECRET: 'whsec_secret',
    MESSENGER_SCRIPT_URL: 'https://chat.example/w.js',
    ...SMTP,
  });
  const { operator, support, stripe, smtpUrl, thirdParties, backupsKept } = config;
  const fcm = { projectId: 'p', clientEmail: 'c', privateKey: 'k', tokenUri: 'https://oauth2.googleapis.com/token' };
  const app = await startServing({
    product,
    config: { operator, support, stripe, smtpUrl, phonePush: { fcm, apns: undefined }, thirdParties, backupsKept },
  });
  const { body } = await app.call(getOperator);
  expect(body).toEqual({
    name: 'Vos Nutrition BV',
    address: ['Lange Straat 1', '3511 AA Utrecht'],
    registration: 'KvK 12345678',
    email: 'hello@weekbord.example',
    hosted_by: 'Example Hosting, Germany',
    terms_url: 'https://vos.example/terms',
    privacy_url: null,
    imprint_url: null,
    processors: ['PAYMENTS', 'MAIL', 'PHONE_PUSH', 'MESSENGER'],
    backups_kept: 14,
  });
});

it('the server rejects operator settings that are not a page or a number of days', () => {
  for (const wrong of [{ TERMS_URL: 'http://vos.example' }, { SUPPORT_ANSWER_DAYS: '0' }, { SUPPORT_EMAIL: 'nobody' }])
    expect(() => loadConfig(wrong)).toThrow(Object.keys(wrong)[0]);
});

it('stored responses for repeated requests are kept as long as the retention table says', () => {
  expect(RETENTION_PERIODS.answers.period).toEqual({ count: ANSWER_KEPT_MS / 3_600_000, unit: 'HOURS' });
  expect(KEPT_THINGS.length).toBeGreaterThan(10);
});
