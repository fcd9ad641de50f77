import { monitorEventLoopDelay } from 'node:perf_hooks';
import { add, collectBefore, counter, gauge, set } from './metrics.ts';

const RESOLUTION_MS = 20;

/** Adds memory, processor time, event loop delay and the build of this process to the metrics. */
export function measureProcess(build: Readonly<Record<string, string>>): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const resident = gauge('process_resident_memory_bytes', 'Memory of the process.');
  const heap = gauge('nodejs_heap_used_bytes', 'Memory of live objects of the script engine.');
  const external = gauge('nodejs_external_memory_bytes', 'Memory of buffers.');
  const processor = counter('process_cpu_seconds_total', 'Processor time of the process.');
  const started = gauge('process_start_time_seconds', 'Unix time of the start.');
  const loop = gauge('nodejs_eventloop_delay_p99_seconds', 'Delay of the event loop since the last reading.');
  const info = gauge('build_info', 'Build and contract of this process; always 1.');
  const startedAt = Date.now() / 1000 - process.uptime();
  let counted = 0;
  collectBefore(() => {
    set(started, startedAt);
    set(info, 1, build);
    const { rss, heapUsed, external: buffers } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    set(resident, rss);
    set(heap, heapUsed);
    set(external, buffers);
    add(processor, {}, (user + system) / 1e6 - counted);
    counted = (user + system) / 1e6;
    // The histogram counts its own interval; a quiet loop shows 0.
    set(loop, Math.max(0, delay.percentile(99) / 1e9 - RESOLUTION_MS / 1000));
    delay.reset();
  });
}
