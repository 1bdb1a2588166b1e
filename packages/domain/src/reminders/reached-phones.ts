/** The push services for native apps: Firebase Cloud Messaging and Apple's APNs. */
export const PHONE_SERVICES = ['FCM', 'APNS'] as const;
export type PhoneService = (typeof PHONE_SERVICES)[number];
