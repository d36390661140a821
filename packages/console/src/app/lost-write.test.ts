import { startPlatform } from '@jwsk/mocks/testing'
import { isJwskError } from '@jwsk/sdk'
import { tenantPackage } from '@jwsk/sdk/system'
import { expect, test } from 'vitest'

const { client, network } = startPlatform()

const times = 10
const stored = async (packageName: string) =>
  (await client.call(tenantPackage.page, { current: 1, size: 100, packageName })).records?.length

test(`F47 ${times} of ${times} writes with a lost response are stored once`, async () => {
  for (let at = 0; at < times; at += 1) {
    const packageName = `失去回音${at}号`
    network.faults.add({ operation: 'tenantPackage.submit', kind: 'lost', times: 1 })
    const error: unknown = await client.call(tenantPackage.submit, { packageName, menuId: '1' }).catch((thrown: unknown) => thrown)
    expect(isJwskError(error) && error.kind).toBe('network')
    expect(await stored(packageName)).toBe(1)
  }
})
