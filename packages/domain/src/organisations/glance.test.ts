import { expect, it } from 'vitest';
import { glanceOf, looksLike } from './glance.ts';

it.each([
  ['Killerbody', 'klllerbody'],
  ['K i l l e r b o d y', 'Killerbody'],
  ['KILLER-BODY', 'Killerbody'],
  ['Kıllerbody', 'Killerbody'],
  ['КіӏӏеrЬоdу', 'Killerbody'],
  ['\uff2b\uff49\uff4c\uff4c\uff45\uff52\uff42\uff4f\uff44\uff59', 'Killerbody'],
  ['Ki\u0301lle\u0308rbody', 'Killerbody'],
  ['Kil\u200bler\u2060body', 'Killerbody'],
  ['K1ll3rb0dy', 'Killerbody'],
  ['Κιllerbοdγ', 'Killerbody'],
  ['TrainMore', 'Trajnrnore'],
  ['Week', 'VVeek'],
])('%j looks the same at a glance as %j', (one, other) => {
  expect(glanceOf(one)).toBe(glanceOf(other));
});

it.each([
  ['dna', 'dma', false],
  ['d-ma', 'dma', true],
  ['killebrody', 'killerbody', true],
  ['killerbodies', 'killerbody', false],
  ['my killerbody', 'killerbody', true],
  ['', '', true],
  ['健康', '健美', false],
])('%j looks like %j: %s', (name, known, is) => {
  expect(looksLike(name, known)).toBe(is);
});
