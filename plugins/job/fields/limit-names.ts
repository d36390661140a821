/** What a run of a job may take, and needs. */
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
