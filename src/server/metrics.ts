/** Figures for the host, in Prometheus form. One registry a room, so that several can live in one process. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Workers } from '../host/ports.ts';

export type Metrics = ReturnType<typeof createMetrics>;

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** With `process`: also memory, CPU and the delay of the event loop of this process. */
export function createMetrics({ process = false } = {}) {
  const registry = new Registry();
  const registers = [registry];
  if (process) collectDefaultMetrics({ register: registry, prefix: 'ludoteca_' });
  const commands = new Counter({
    name: 'ludoteca_commands_total',
    help: 'Commands at tables by answer',
    labelNames: ['result'] as const,
    registers,
  });
  return {
    registry,
    tables: new Gauge({ name: 'ludoteca_tables', help: 'Tables in memory', registers }),
    sockets: new Gauge({ name: 'ludoteca_sockets', help: 'Open sockets', registers }),
    /** Commands at tables, by their answers. */
    answers: {
      accepted: commands.labels('accepted'),
      duplicate: commands.labels('duplicate'),
      refused: commands.labels('refused'),
    },
    commits: new Histogram({
      name: 'ludoteca_commit_seconds',
      help: 'Until a group of events was on disk',
      buckets: seconds,
      registers,
    }),
    jobs: new Counter({
      name: 'ludoteca_jobs_total',
      help: 'Jobs that came to an end: done, refused, failed for good or cancelled',
      labelNames: ['kind', 'result'] as const,
      registers,
    }),
    jobFailures: new Counter({
      name: 'ludoteca_job_failures_total',
      help: 'How often a job failed or took too long, those included that were tried again',
      labelNames: ['kind', 'game'] as const,
      registers,
    }),
    requests: new Histogram({
      name: 'ludoteca_http_seconds',
      help: 'HTTP requests by route and status',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: seconds,
      registers,
    }),
  };
}

/** Jobs as they are when somebody asks for the figures. */
export function watchJobs({ registry }: Metrics, jobs: () => Workers['jobs']): void {
  new Gauge({
    name: 'ludoteca_jobs',
    help: 'Jobs that wait for a thread or run in one',
    labelNames: ['kind', 'state'] as const,
    registers: [registry],
    collect() {
      for (const [kind, { waiting, running }] of Object.entries(jobs())) {
        this.set({ kind, state: 'waiting' }, waiting);
        this.set({ kind, state: 'running' }, running);
      }
    },
  });
}
