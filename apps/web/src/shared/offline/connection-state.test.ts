import { describe, expect, it } from 'vitest';
import {
  type ConnectionEvent,
  type ConnectionState,
  nextConnection,
  ONLINE,
  probePatience,
} from './connection-state.ts';

const doubted: ConnectionState = { phase: 'doubted', failures: 0 };
const offline = (failures: number): ConnectionState => ({
  phase: 'offline',
  failures,
});

describe('nextConnection', () => {
  it.each<[ConnectionState, ConnectionEvent, ConnectionState, number | 'never' | null]>([
    [ONLINE, 'answered', ONLINE, 'never'],
    [ONLINE, 'failed', doubted, 0],
    [ONLINE, 'probe failed', ONLINE, null],
    [ONLINE, 'network lost', offline(0), 0],
    [ONLINE, 'wanted', ONLINE, null],
    [doubted, 'answered', ONLINE, 'never'],
    [doubted, 'failed', doubted, null],
    [doubted, 'probe failed', offline(1), 1000],
    [doubted, 'network lost', offline(0), 0],
    [doubted, 'wanted', doubted, 0],
    [offline(0), 'probe failed', offline(1), 1000],
    [offline(1), 'probe failed', offline(2), 2000],
    [offline(3), 'probe failed', offline(4), 8000],
    [offline(50), 'probe failed', offline(51), 8000],
    [offline(3), 'failed', offline(3), null],
    [offline(3), 'wanted', offline(3), 0],
    [offline(3), 'network lost', offline(3), 0],
    [offline(3), 'answered', ONLINE, 'never'],
  ])('turns %o, after %s, into %o', (before, event, after, probeIn) => {
    expect(nextConnection(before, event)).toEqual({ state: after, probeIn });
  });

  it('waits longer for each probe, in case the connection is only slow', () => {
    expect([ONLINE, offline(1), offline(2), offline(3), offline(9)].map(probePatience)).toEqual([
      4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });
});
