export {
  createWaitlistEntry,
  deleteWaitlistEntry,
  getWaitlistEntry,
  joinWaitlist,
  listWaitlistEntries,
  replaceWaitlistEntry,
  updateWaitlistEntry,
} from './waitlist.ts';
