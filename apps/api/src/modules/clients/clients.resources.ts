import { person, type PersonRow, type Resource } from '../access/access.public.ts';

/** A client of the caller, never the caller themselves. */
export const client: Resource<PersonRow> = {
  ...person,
  async find(reach, id) {
    const found = await person.find(reach, id);
    return found?.coach_id === reach.actor.id && found.id !== reach.actor.id ? found : undefined;
  },
};
