export {
  CommandFault,
  readStaffCommand,
  runStaffCommand,
  STAFF_USAGE,
  type StaffCommand,
  UsageFault,
} from './staff-command.ts';
