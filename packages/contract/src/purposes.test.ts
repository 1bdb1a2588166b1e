import { CONSENT_PURPOSES } from '@weekbord/domain/consent/consents';
import { describe, expect, it } from 'vitest';
import { DEMANDS, type Endpoint, errorsOf, isOpenAsClient } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { purposesKept, purposesServed, statesPurposes } from './purposes.ts';

const all: readonly Endpoint[] = Object.values(endpoints);

/** Calls that may give a coach access to a client's records. */
const ofCoaches = all.filter(
  (endpoint) => DEMANDS[endpoint.access].isAboutRecords || endpoint.access === 'coach' || isOpenAsClient(endpoint),
);

describe('the purposes of the calls that a coach can make about a client', () => {
  it('are stated for every call', () => {
    expect(ofCoaches.filter((endpoint) => !statesPurposes(endpoint)).map(({ route }) => route.name)).toEqual([]);
  });

  it('default to all purposes', () => {
    expect(purposesServed({ route: { name: 'aCallThatWasForgotten' } })).toEqual(CONSENT_PURPOSES);
  });

  it('include COACH if there are any purposes', () => {
    const partly = ofCoaches.filter((endpoint) => {
      const purposes = purposesServed(endpoint);
      return purposes.length > 0 && !purposes.includes('COACH');
    });
    expect(partly).toEqual([]);
  });

  it('are the same for the same call at another path', () => {
    const differing = all.filter(({ route, servedAs }) => {
      const original = all.find((one) => one.route.name === servedAs);
      return original !== undefined && String(purposesServed(original)) !== String(purposesServed({ route }));
    });
    expect(differing.map(({ route }) => route.name)).toEqual([]);
  });

  it('add the consent error to the errors of the call', () => {
    const silent = ofCoaches.filter(
      (endpoint) => purposesServed(endpoint).length > 0 && !errorsOf(endpoint).has('consent_withdrawn'),
    );
    expect(silent.map(({ route }) => route.name)).toEqual([]);
    const keeping = all.filter((endpoint) => purposesKept(endpoint).length > 0);
    expect(keeping.filter((endpoint) => !errorsOf(endpoint).has('consent_required'))).toEqual([]);
  });
});
