import { demoAccounts, startMockWorker } from '@jwsk/mocks/browser'
import type { Site } from '../site/model'

/** Puts the mock platform in front of the network and tells which account works there. */
export async function startDemo(): Promise<Site['demo']> {
  await startMockWorker()
  const { account, password } = demoAccounts.admin
  return { tenantId: '000000', account, password }
}
