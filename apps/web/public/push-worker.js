// Part of the service worker: shows the reminders that the server sends, and opens the page a reminder is about.

/** @typedef {{ title: string, body: string, tag: string, address: string, language: string, stop: { label: string, done: string, address: string } }} Reminder */

self.addEventListener('push', (event) => {
  /** @type {Reminder | undefined} */
  const reminder = event.data?.json();
  if (reminder === undefined) return;
  const { title, body, tag, language: lang, stop } = reminder;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      lang,
      icon: '/icon-192.png',
      data: reminder,
      actions: [{ action: 'stop', title: stop.label }],
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  /** @type {Reminder | null} */
  const reminder = event.notification.data;
  event.notification.close();
  if (!reminder?.address) return;
  event.waitUntil(event.action === 'stop' ? stop(reminder) : open(reminder.address));
});

/** Stops all reminders; if that fails, opens the page for stopping them. */
async function stop({ stop: { address, done }, language: lang }) {
  const isStopped = await fetch(address, { method: 'POST' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isStopped)
    await self.registration.showNotification(done, {
      lang,
      tag: 'stopped',
      icon: '/icon-192.png',
      data: { address: '/profile/reminders' },
    });
  else await open(`/stop-reminders#${address.split('/').at(-1)}`);
}

/** Opens a page of the app in its open window, or in a new one if there is none. */
async function open(address) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const shown = windows.find(({ focused }) => focused) ?? windows[0];
  const isThere =
    shown !== undefined &&
    (await shown.navigate(address).then(
      () => true,
      () => false,
    ));
  if (isThere) await shown.focus();
  else await self.clients.openWindow(address);
}
