export { eraseLeftOrganisations } from './erase-left-organisations.ts';
export {
  CommandFault,
  readStaffCommand,
  runStaffCommand,
  STAFF_USAGE,
  type StaffCommand,
  UsageFault,
} from './staff-command.ts';
