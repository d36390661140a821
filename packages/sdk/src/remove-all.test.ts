import { describe, expect, test } from 'vitest'
import { createClient } from './client'
import { tenantPackage } from './generated/system'
import { removeAll } from './remove-all'

const idOf = (index: number) => String(1_790_000_000_000_000_000n + BigInt(index))
const ids = Array.from({ length: 5000 }, (_, index) => idOf(index))

function recorded(refuse: (call: number) => boolean = () => false) {
  const urls: string[] = []
  const client = createClient({
    baseUrl: 'http://gateway.test',
    clientId: 'a',
    clientSecret: 'b',
    fetch: async (input) => {
      const refused = refuse(urls.push(String(input)))
      return Response.json(refused ? { code: 400, success: false, msg: '已被引用' } : { code: 200, success: true })
    },
  })
  return { urls, remove: (given: readonly string[]) => removeAll(client, tenantPackage.remove, given) }
}

const askedIn = (url: string) => new URL(url).searchParams.get('ids')?.split(',') ?? []

describe('removing thousands', () => {
  test('every id goes out once, in order, in addresses below 8 kB', async () => {
    const { urls, remove } = recorded()
    const report = await remove([...ids, idOf(0)])
    expect(Math.max(...urls.map((url) => url.length))).toBeLessThan(8000)
    expect(urls.flatMap(askedIn)).toEqual(ids)
    expect(report.flatMap((chunk) => chunk.ids)).toEqual(ids)
    expect(report.every((chunk) => chunk.error === undefined)).toBe(true)
  })
  test('a refused chunk is told with its ids, and the others are removed', async () => {
    const { urls, remove } = recorded((call) => call === 2)
    const report = await remove(ids)
    expect(report).toHaveLength(urls.length)
    expect(report.flatMap((chunk, index) => (chunk.error ? [index] : []))).toEqual([1])
    expect(report[1]).toMatchObject({ ids: askedIn(urls[1] ?? ''), error: { kind: 'business', message: '已被引用' } })
  })
  test('a few ids are one call', async () => {
    const { urls, remove } = recorded()
    await remove(ids.slice(0, 3))
    expect(urls).toHaveLength(1)
  })
  test('nothing is sent when one is no id', async () => {
    const { urls, remove } = recorded()
    await expect(remove([...ids, '1,2'])).rejects.toThrow(TypeError)
    expect(urls).toEqual([])
  })
})
