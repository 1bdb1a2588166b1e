/** The tables that contain nothing about people, and why they need no policy. */
export const UNPROTECTED: Readonly<Record<string, string>> = {
  'public.catalogue_state': 'the version of the catalogue',
  'public.deletion': 'keyed hashes of who was deleted; the serving role reaches it by functions alone',
  'public.deletion_salt': 'what those hashes are keyed with; the serving role reaches it by functions alone',
  'public.food_word': 'words of foods that all share; own foods keep theirs out',
  'public.food_swap': 'what may stand in for a food of the catalogue, the same for all',
  'public.recipe_swap': 'what may stand in for a food in a recipe of the catalogue, the same for all',
  'public.import_run': 'how far the files of public databases were read',
  'public.ingredient_to_avoid': 'what can be avoided, the same for all',
  'public.kysely_migration': 'the steps that ran',
  'public.kysely_migration_lock': 'who migrates',
  'pgboss.bam': "the queue's own upkeep",
  'pgboss.job': 'promised work, which a worker does for no one in particular; no request reads it',
  'pgboss.job_dependency': 'which job waits for which',
  'pgboss.queue': 'the names of the queues',
  'pgboss.queue_stats': 'how much waits in each queue',
  'pgboss.schedule': 'what is done again and again',
  'pgboss.subscription': 'which queue listens to which event',
  'pgboss.version': "the version of the queue's tables",
  'pgboss.warning': "the queue's own warnings",
};

/** Columns that make a row belong to a person. */
export const PERSONAL_COLUMNS = ['person_id', 'author_id', 'owner_id', 'actor_id', 'email', 'email_key', 'device_hash'];
