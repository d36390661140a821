/** Limits and requirements of a job's run. */
export const limitNames = [
  'maxInstanceNum',
  'concurrency',
  'instanceTimeLimit',
  'instanceRetryNum',
  'taskRetryNum',
  'minCpuCores',
  'minMemorySpace',
  'minDiskSpace',
  'maxWorkerCount',
] as const
