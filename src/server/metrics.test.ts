import { expect, it } from 'vitest';
import { createMetrics, watchJobs } from './metrics.ts';

it('[H6] tells the jobs that wait and run as they are when somebody asks', async () => {
  const metrics = createMetrics();
  const jobs = { waiting: 0, running: 0 };
  watchJobs(metrics, () => jobs);
  const told = async () =>
    (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith('ludoteca_bot_jobs'));
  expect(await told()).toEqual([
    'ludoteca_bot_jobs{state="waiting"} 0',
    'ludoteca_bot_jobs{state="running"} 0',
  ]);
  Object.assign(jobs, { waiting: 5, running: 2 });
  expect(await told()).toEqual([
    'ludoteca_bot_jobs{state="waiting"} 5',
    'ludoteca_bot_jobs{state="running"} 2',
  ]);
});
