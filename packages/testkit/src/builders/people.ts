export {
  aClientOf,
  aCoach,
  anOrganisation,
  aPerson,
  type Organisation,
  type Person,
  type PersonDetails,
} from '@weekbord/api/demo/people';
