import { CONSENT_TEXT_VERSIONS } from '@weekbord/domain/consent/consents';

/** The body of a request with a person's consent to share data with a coach. */
export const coachConsent = { consent: { purpose: 'COACH', text_version: CONSENT_TEXT_VERSIONS.COACH } } as const;
