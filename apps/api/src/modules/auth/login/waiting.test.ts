import { createLoginSignupPortal, verifyOtp } from '@weekbord/contract/auth/log-in';
import { openServingDatabase, openTestDatabase } from '@weekbord/testkit/test-database';
import { describe, expect, it } from 'vitest';
import { askFor, freshAddress, openBrowser, SITE, startLoginApp, wrongCode } from '../login.test-support.ts';

const database = await openTestDatabase();
const serving = openServingDatabase(database, { max: 2, lockWaitMs: 50 });
const app = await startLoginApp({ database, serving });
const ask = (address: string, email: string) =>
  openBrowser(app, { address }).call(createLoginSignupPortal, { body: { email, redirect_url: SITE } });

describe('a login that waits for a lock', () => {
  it("holds no database connection while its network's counter is locked", async () => {
    const address = freshAddress();
    await ask(address, 'first@home.example');
    const waiting = await database.db.transaction().execute(async (holder) => {
      const network = address.replace(/\.7$/, '.0');
      await holder.selectFrom('login_network').selectAll().where('network', '=', network).forUpdate().execute();
      const sent = Promise.all(['b', 'c', 'd'].map((name) => ask(address, `${name}@home.example`)));
      for (let index = 0; index < 5; index += 1) {
        expect((await ask(freshAddress(), `free-${index}@home.example`)).status).toBe(200);
      }
      return { sent };
    });
    expect((await waiting.sent).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('holds no connection while its address is locked, and counts its attempt once', async () => {
    const browser = openBrowser(app);
    const email = 'held@home.example';
    const { code } = await askFor(app, browser, email);
    const waiting = await database.db.transaction().execute(async (holder) => {
      await holder.selectFrom('login_guard').selectAll().forUpdate().execute();
      const sent = browser.call(verifyOtp, { body: { email, otp: wrongCode(code) } });
      const asked = Promise.all(
        [1, 2].map(() => openBrowser(app).call(createLoginSignupPortal, { body: { email, redirect_url: SITE } })),
      );
      for (let index = 0; index < 5; index += 1) {
        expect((await ask(freshAddress(), `other-${index}@home.example`)).status).toBe(200);
      }
      return { sent, asked };
    });
    await waiting.asked;
    expect((await waiting.sent).status).toBe(400);
    const { wrong_tries } = await app.db
      .selectFrom('login_code')
      .select('wrong_tries')
      .where('wrong_tries', '>', 0)
      .executeTakeFirstOrThrow();
    expect(wrong_tries).toBe(1);
    const counted = await app.db.selectFrom('login_network').select('used').where('act', '=', 'guess').execute();
    expect(counted).toEqual([{ used: 1 }]);
  });
});
