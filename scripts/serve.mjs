// Serves what is installed and built, and prints the URL. The settings are in docs/operating.md.
import { begin, say } from './steps.mjs';

// Without these options, Node uses twice the memory under load, to save a tenth of the CPU time.
const MEMORY = ['--max-semi-space-size=16', '--max-old-space-size=1024'];

export const server = begin([...MEMORY, 'apps/api/src/main.ts'], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
server.on('message', ({ ready, demo, outbox }) => {
  const address = ready.replace(/\/\/(?:127\.0\.0\.1|0\.0\.0\.0|\[::1?\])/, '//localhost');
  say(`\nWeekbord is ready: ${address}`);
  if (demo) {
    say('  Look around as client@demo.example, member@demo.example, diy@demo.example (not set up yet),');
    say('  coach@demo.example or admin@demo.example. Each logs in with a code sent by email.');
  }
  if (outbox) say(`  Emails are not sent but shown at ${address}/dev/outbox`);
  const till = process.env.STRIPE_API_URL;
  if (till)
    say(
      `  Payments go to a trial till, where no real money is taken: card 4242 4242 4242 4242, promo code TRIAL20; its clock is at ${till}/till`,
    );
  say('  Press Ctrl+C to stop.\n');
});
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === null ? 0 : 1);
});
