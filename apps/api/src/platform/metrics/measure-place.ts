import { sql } from 'kysely';
import { listBackups } from '../backup/backup-folder.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/open-database.ts';
import { spaceOf } from '../files/free-space.ts';
import { type Family, gauge } from './metrics.ts';

/** Returns the metrics shared by all processes: the queues, the disk, the last backup. */
export async function measurePlace(database: Database, config: Config): Promise<Family[]> {
  const [jobs, disk, [newest]] = await Promise.all([
    measureJobs(database),
    spaceOf(config.dataDir),
    listBackups(config.backupFolder),
  ]);
  return [
    ...jobs,
    gauge('weekbord_disk_free_bytes', 'What is free on the disk of DATA_DIR.', [{}, disk.free]),
    gauge('weekbord_backup_last_timestamp_seconds', 'When the last backup was made; 0 where there is none.', [
      {},
      newest === undefined ? 0 : newest.madeAt.getTime() / 1000,
    ]),
  ];
}

async function measureJobs({ db }: Database): Promise<Family[]> {
  const { rows } = await sql<{ queue: string; waiting: number; active: number; failed: number; seconds: number }>`
    select queue.name as queue,
      count(*) filter (where job.state in ('created', 'retry') and job.start_after <= now()) as waiting,
      count(*) filter (where job.state = 'active') as active,
      count(*) filter (where job.state = 'failed') as failed,
      coalesce(extract(epoch from now() - min(greatest(job.created_on, job.start_after))
        filter (where job.state in ('created', 'retry') and job.start_after <= now())), 0) as seconds
    from pgboss.queue left join pgboss.job on job.name = queue.name
    where queue.name not like '\\_\\_%' group by queue.name order by queue.name`.execute(db);
  return [
    gauge(
      'weekbord_jobs',
      'Jobs that wait and are due, are done now, or failed for good.',
      ...rows.flatMap(({ queue, waiting, active, failed }) =>
        Object.entries({ waiting, active, failed }).map(([state, count]) => [{ queue, state }, count] as const),
      ),
    ),
    gauge(
      'weekbord_job_oldest_seconds',
      'How long the oldest job that is due has waited.',
      ...rows.map(({ queue, seconds }) => [{ queue }, seconds] as const),
    ),
  ];
}
