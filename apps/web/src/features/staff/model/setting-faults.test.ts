import { expect, it } from 'vitest';
import type { TextSetting } from '@weekbord/domain/organisations/setting-names';
import { faultOfText, settingOf } from './setting-faults.ts';

it.each<[TextSetting, string, string | null, string | undefined]>([
  ['name', ' Practice Vos ', 'Practice Vos', undefined],
  ['name', '', '', 'nameError'],
  ['name', 'evil.example', 'evil.example', 'nameError'],
  ['subdomain', '', null, undefined],
  ['subdomain', 'Vos', 'Vos', undefined],
  ['subdomain', 'www', 'www', 'subdomainError'],
  ['subdomain', 'a.b', 'a.b', 'subdomainError'],
  ['primary_colour', 'fa0', '#ffaa00', undefined],
  ['primary_colour', 'red', 'red', 'colourError'],
  ['support_url', 'https://help.example/', 'https://help.example/', undefined],
  ['support_url', 'http://help.example/', 'http://help.example/', 'addressError'],
  ['custom_notes_message', ' ', null, undefined],
  ['product_stripe_id', 'prod_1', 'prod_1', undefined],
])('for the setting %s, %j becomes %j, with the error %s', (name, typed, sent, fault) => {
  expect([settingOf(name, typed), faultOfText(name, typed)]).toEqual([sent, fault]);
});
