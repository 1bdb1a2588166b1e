export { anOnboardedPerson, aPlannedWeek, daysAgo, eatUntil } from '@weekbord/api/demo/demo-scenarios';
