import { expect, it } from 'vitest';
import { diaryOfClient, subjectOf } from './subject.ts';

it.each([
  ['/as/42', 42],
  ['/as/42/diary/2027-01-04', 42],
  ['/as/0/diary', null],
  ['/as/42x/diary', null],
  ['/as', null],
  ['/clients/42', null],
  ['/diary/as/42', null],
  [diaryOfClient(7), 7],
])('a page at %s is about the client %j', (path, id) => {
  expect(subjectOf(path)).toBe(id);
});
