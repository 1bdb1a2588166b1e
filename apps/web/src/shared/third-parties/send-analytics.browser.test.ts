import { recipesPaths } from '@weekbord/contract/recipes/paths';
import { MAX_PROBLEM_LENGTH, PROBLEM_SAMPLE_RATE } from '@weekbord/domain/analytics/events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trackClick } from '../clicks.ts';
import { call } from '../http/call.ts';
import { report } from '../report.ts';
import { sendAnalytics } from './send-analytics.ts';

interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly keepalive: boolean;
}

const sent: Sent[] = [];
let status = 204;

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string, { body, keepalive = false }: RequestInit) => {
    sent.push({
      path: new URL(url, location.origin).pathname,
      body: JSON.parse((body as string | null) ?? 'null'),
      keepalive,
    });
    return Promise.resolve(status === 204 ? new Response(null, { status }) : Response.json({}, { status }));
  });
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  sendAnalytics({ tracksClicks: false, collectsProblems: false });
  sent.length = 0;
  status = 204;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('tracked clicks', () => {
  it('are sent to the server while the visitor consents, even when the page is left, and not afterwards', async () => {
    sendAnalytics({ tracksClicks: true, collectsProblems: false });
    trackClick('clicked.app.create_coach_button');
    const expected = {
      path: '/api/analytics/click',
      body: { event: 'clicked.app.create_coach_button' },
      keepalive: true,
    };
    await expect.poll(() => sent).toEqual([expected]);

    sendAnalytics({ tracksClicks: false, collectsProblems: true });
    trackClick('clicked.app.create_coach_button');
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toEqual([expected]);
  });
});

describe('reported problems', () => {
  const draw = (number: number) => vi.spyOn(Math, 'random').mockReturnValue(number);

  it('are sent to the server, for a random 5% of them', async () => {
    expect(PROBLEM_SAMPLE_RATE).toBe(0.05);
    sendAnalytics({ tracksClicks: false, collectsProblems: true });
    draw(0.05);
    report('A link could not be copied');
    draw(0.0499);
    report('x'.repeat(MAX_PROBLEM_LENGTH + 1), new Error('with what a person wrote'));
    const expected = {
      path: '/api/analytics/problem',
      body: { problem: 'x'.repeat(MAX_PROBLEM_LENGTH) },
      keepalive: true,
    };
    await expect.poll(() => sent).toEqual([expected]);
  });

  it('include a refused request, once: a refused report is not reported', async () => {
    draw(0);
    sendAnalytics({ tracksClicks: false, collectsProblems: true });
    status = 404;
    await call(recipesPaths.getRecipeTemplate, { params: { id: 1 } });
    await expect
      .poll(() => sent.map(({ body }) => body))
      .toEqual([null, { problem: 'A call was refused: GET /food/recipeTemplate/:id 404' }]);
    await expect.poll(() => console.warn).toHaveBeenCalledTimes(2);
    expect(sent).toHaveLength(2);
  });

  it('stay in the console without consent', async () => {
    draw(0);
    report('A link could not be copied');
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toEqual([]);
    expect(vi.mocked(console.warn).mock.calls).toEqual([['[weekbord] A link could not be copied']]);
  });
});
