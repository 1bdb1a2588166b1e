import type { Endpoints } from '@weekbord/contract/endpoints';
import { PROCESSORS, type Processor } from '@weekbord/domain/privacy/processors';
import type { Config } from '../../platform/config/config.ts';
import type { Operation } from '../../platform/http/context.ts';

export const getOperator: Operation<Endpoints['getOperator']> = async ({ config }) => {
  const { operator, support, backupsKept } = config;
  return {
    name: operator.name,
    address: [...operator.address],
    registration: operator.registration ?? null,
    email: support.email,
    hosted_by: operator.hostedBy ?? null,
    terms_url: operator.termsUrl ?? null,
    privacy_url: operator.privacyUrl ?? null,
    imprint_url: operator.imprintUrl ?? null,
    processors: PROCESSORS.filter((each) => isUsed(each, config)),
    backups_kept: backupsKept,
  };
};

/** Whether this installation is configured to use a service. */
function isUsed(processor: Processor, { stripe, smtpUrl, vapid, phonePush, thirdParties, sinks }: Config): boolean {
  const uses: Readonly<Record<Processor, unknown>> = {
    // A fake Stripe does not count, because it runs on the same machine.
    PAYMENTS: stripe !== undefined && stripe.apiUrl === undefined,
    MAIL: smtpUrl,
    PUSH: vapid,
    PHONE_PUSH: phonePush.fcm ?? phonePush.apns,
    ANALYTICS: thirdParties.analytics,
    MONITORING: thirdParties.monitoring,
    ADVERTISING: thirdParties.pixel,
    MESSENGER: thirdParties.messenger,
    EVENTS: sinks.events,
    PROBLEMS: sinks.problems,
  };
  return Boolean(uses[processor]);
}
