import { afterEach, describe, expect, it } from 'vitest';
import { type Following, openStreams, type Streams } from './streams.ts';

const opened: Streams[] = [];
afterEach(() => {
  for (const streams of opened.splice(0)) streams.close();
});

function listening(): Streams {
  const streams = openStreams();
  opened.push(streams);
  streams.setHearing(true);
  return streams;
}

function following(changes: Partial<Following> = {}): Following {
  const actor = { id: 7, tokenId: 70 };
  return { actor, people: [7], client: undefined, missedSeconds: undefined, since: performance.now(), ...changes };
}

describe('a stream', () => {
  it('ends immediately if its session ended while it was being opened', async () => {
    const streams = listening();
    const since = performance.now();
    streams.hear('7 session ');
    expect(await streams.follow(following({ since })).toArray()).toEqual([]);
  });

  it("continues if another person's session ended", () => {
    const streams = listening();
    const since = performance.now();
    streams.hear('8 session ');
    streams.hear('8 access ');
    const stream = streams.follow(following({ since }));
    streams.hear('7 diary ');
    expect(String(stream.read())).toContain('event: change\ndata: {"person":7,"area":"diary"}\n\n');
  });

  it('is closed, not buffered, if it is not read', () => {
    const streams = listening();
    const stream = streams.follow(following());
    for (let change = 0; change < 500; change += 1) streams.hear('7 diary ');
    expect(stream.destroyed).toBe(true);
    expect(stream.readableLength).toBeLessThan(10_000);
  });

  it('begins with a single reset if very many changes were missed', () => {
    const streams = listening();
    // A request may have missed changes made up to two seconds before the request.
    const since = performance.now() + 2000;
    const people = Array.from({ length: 200 }, (_, index) => index + 7);
    for (const person of people) streams.hear(`${person} diary `);
    const few = streams.follow(following({ people: [8], missedSeconds: 0, since }));
    expect(String(few.read()).match(/"person":\d+/g)).toEqual(['"person":7', '"person":8']);
    const many = streams.follow(following({ people, missedSeconds: 0, since }));
    expect(String(many.read())).toBe(': here\n\nevent: reset\ndata: {}\n\n');
  });

  it('receives announcements, and ignores anything else', () => {
    const streams = listening();
    const stream = streams.follow(following());
    for (const noise of ['', 'nothing', '7', '7 diary', 'x diary ', "7 diary it's"]) streams.hear(noise);
    expect(String(stream.read())).toBe(': here\n\n');
  });
});
