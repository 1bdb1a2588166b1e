import { endpoints } from '@weekbord/contract/endpoints';
import { serve, type Served } from '../../platform/http/serve.ts';
import { joinWaitlist } from './join-waitlist.ts';
import {
  createWaitlistEntry,
  deleteWaitlistEntry,
  getWaitlistEntry,
  listWaitlistEntries,
  updateWaitlistEntry,
} from './waitlist-entries.ts';

export const waitlistRoutes: readonly Served[] = [
  serve(endpoints.joinWaitlist, joinWaitlist, 'login'),
  serve(endpoints.listWaitlistEntries, listWaitlistEntries),
  serve(endpoints.createWaitlistEntry, createWaitlistEntry),
  serve(endpoints.getWaitlistEntry, getWaitlistEntry),
  serve(endpoints.updateWaitlistEntry, updateWaitlistEntry),
  serve(endpoints.deleteWaitlistEntry, deleteWaitlistEntry),
];
