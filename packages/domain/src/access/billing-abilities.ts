export type BillingIssueVariant = 'COACH' | 'PAYMENT_REQUIRED' | 'CLIENT' | 'SELF_SERVICE' | 'SUBSCRIPTION_ERROR';

/** Which of the five texts the billing issue screen shows. */
export function billingIssueVariant(
  person: Readonly<{ isCoach: boolean; isDiy: boolean; hasCoach: boolean; paymentRequired: boolean }>,
): BillingIssueVariant {
  if (person.isCoach) return 'COACH';
  if (person.isDiy) return person.paymentRequired ? 'PAYMENT_REQUIRED' : 'SELF_SERVICE';
  return person.hasCoach ? 'CLIENT' : 'SUBSCRIPTION_ERROR';
}
