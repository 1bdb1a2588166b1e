/** The services by which the makers of phones bring messages to apps: Firebase Cloud Messaging, and that of Apple. */
export const PHONE_SERVICES = ['FCM', 'APNS'] as const;
export type PhoneService = (typeof PHONE_SERVICES)[number];
