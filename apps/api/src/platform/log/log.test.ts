import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLog, readableLine } from './log.ts';

describe('the log', () => {
  it('is one JSON object per line, with the time in UTC', () => {
    const lines: string[] = [];
    const output = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    createLog({ logLevel: 'info' }, output as unknown as NodeJS.WriteStream).info({ actor_id: 3 }, 'request');
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      actor_id: 3,
      msg: 'request',
    });
  });

  it('reports what failed, without the values involved', () => {
    const lines: string[] = [];
    const output = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const fault = Object.assign(new Error('duplicate key'), {
      code: '23505',
      table: 'person',
      detail: 'Key (email)=(secret@example.com) already exists.',
    });
    createLog({ logLevel: 'info' }, output as unknown as NodeJS.WriteStream).error({ err: fault }, 'a request failed');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      err: { message: 'duplicate key', code: '23505', table: 'person' },
    });
    expect(lines.join()).not.toContain('secret@example.com');
  });

  it('leaves out the value that a database could not read', () => {
    const lines: string[] = [];
    const output = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const fault = Object.assign(new Error('invalid input syntax for type date: "2027-02-31"'), { code: '22007' });
    createLog({ logLevel: 'info' }, output as unknown as NodeJS.WriteStream).error({ err: fault }, 'a request failed');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { message: 'invalid input syntax for type date: "…"' } });
    expect(lines.join()).not.toContain('2027-02-31');
  });

  it('is brief on a terminal', () => {
    const time = '2027-03-14T09:00:01.000Z';
    const request = { level: 30, time, msg: 'request', method: 'GET', route: '/api/x/:id', status: 200, ms: 1.5 };
    expect(readableLine(JSON.stringify(request))).toBe('09:00:01 GET /api/x/:id 200 1.5 ms');
    const fault = { level: 50, time, msg: 'jobs', queue: 'mail', err: { message: 'no', stack: 'Error: no' } };
    expect(readableLine(JSON.stringify(fault))).toBe('09:00:01 error: jobs queue="mail" Error: no');
  });
});
