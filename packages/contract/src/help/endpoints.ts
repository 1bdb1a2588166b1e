export { contactSupport } from './contact.ts';
export { getOperator } from './operator.ts';
