import { startPlatform } from '@jwsk/mocks/testing'
import { isAbortError, isBusinessError, type JwskError } from '@jwsk/sdk'
import { tenantPackage } from '@jwsk/sdk/system'
import { expect, test } from 'vitest'
import { withSilentCodes } from './silent-codes'

const { client, network } = startPlatform()
const refusalOf = (codes: readonly number[]) => {
  network.faults.add({ operation: 'tenantPackage.page', kind: 'status500', times: 1 })
  return withSilentCodes(client, codes)
    .call(tenantPackage.page, { current: 1 })
    .catch((error: unknown) => error as JwskError)
}

// spec 8.2
test('a code of the configured list is rejected without a message, every other one with its own', async () => {
  const told = await refusalOf([])
  if (!isBusinessError(told)) throw new Error('the platform was expected to refuse')
  const silent = await refusalOf([told.code ?? 0])
  expect(isAbortError(silent)).toBe(true)
  expect(silent).toMatchObject({ code: told.code, message: told.message, operation: 'tenantPackage.page' })
  expect(isBusinessError(await refusalOf([1]))).toBe(true)
})
