import { CONSENT_TEXT_VERSIONS } from '@weekbord/domain/consent/consents';

/** The body of a request in which a person agrees to let a coach see their data. */
export const coachConsent = { consent: { purpose: 'COACH', text_version: CONSENT_TEXT_VERSIONS.COACH } } as const;
