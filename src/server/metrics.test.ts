import { expect, it } from 'vitest';
import { byKind } from '../host/jobs/kinds.ts';
import { createMetrics, watchJobs } from './metrics.ts';

it('[H6] tells the jobs of each kind that wait and run as they are when somebody asks', async () => {
  const metrics = createMetrics();
  const jobs = byKind(() => ({ waiting: 0, running: 0 }));
  watchJobs(metrics, () => jobs);
  const told = async () => (await metrics.registry.metrics()).split('\n');
  for (const kind of Object.keys(jobs))
    for (const state of ['waiting', 'running'])
      expect(await told()).toContain(`ludoteca_jobs{kind="${kind}",state="${state}"} 0`);
  Object.assign(jobs.hints, { waiting: 5, running: 2 });
  expect(await told()).toContain('ludoteca_jobs{kind="hints",state="waiting"} 5');
  expect(await told()).toContain('ludoteca_jobs{kind="hints",state="running"} 2');
  expect(await told()).toContain('ludoteca_jobs{kind="move",state="waiting"} 0');
});

it('[H6] counts how jobs ended, by kind', async () => {
  const metrics = createMetrics();
  for (const result of ['done', 'done', 'refused', 'failed', 'cancelled'])
    metrics.jobs.inc({ kind: 'solve', result });
  const told = (await metrics.registry.metrics()).split('\n');
  expect(told).toContain('ludoteca_jobs_total{kind="solve",result="done"} 2');
  expect(told).toContain('ludoteca_jobs_total{kind="solve",result="cancelled"} 1');
});
