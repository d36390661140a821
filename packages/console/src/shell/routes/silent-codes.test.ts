import { startPlatform } from '@jwsk/mocks/testing'
import { isAbortError, isBusinessError, type JwskError } from '@jwsk/sdk'
import { tenantPackage } from '@jwsk/sdk/system'
import { expect, test } from 'vitest'
import { withSilentCodes } from './silent-codes'

const { client, network } = startPlatform()
const getRejection = (codes: readonly (number | string)[]) => {
  network.faults.add({ operation: 'tenantPackage.page', kind: 'status500', times: 1 })
  return withSilentCodes(client, codes)
    .call(tenantPackage.page, { current: 1 })
    .catch((error: unknown) => error as JwskError)
}

// spec 8.2
test('silences codes of the configured list, and no other', async () => {
  const rejection = await getRejection([])
  if (!isBusinessError(rejection)) throw new Error('the platform was expected to refuse')
  const silent = await getRejection([rejection.code ?? 0])
  expect(isAbortError(silent)).toBe(true)
  expect(silent).toMatchObject({ code: rejection.code, message: rejection.message, operation: 'tenantPackage.page' })
  expect(isBusinessError(await getRejection([1]))).toBe(true)
})
