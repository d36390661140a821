import { describe, expect, test } from 'vitest'
import { areas } from '../../areas'
import { fixedNow } from '../../contract/api-session'
import { createWorld } from '../../engine/world/world'
import { mediaPath, serveMedia } from './media'

const get = (name: string) => serveMedia(`http://mock.test${mediaPath}${name}`)

describe('media', () => {
  test('draws every image that the seeded world names', async () => {
    const world = createWorld({ areas, now: () => fixedNow })
    const rows = areas.flatMap(({ tables }) => tables).flatMap((key) => world.table(key).all().slice(0, 40))
    const links = new Set(
      rows
        .flatMap((row) => Object.values(row))
        .flatMap((value) => (typeof value === 'string' && value.startsWith(mediaPath) ? value.split(',') : [])),
    )
    expect(links.size).toBeGreaterThan(100)
    const answers = await Promise.all([...links].map((link) => serveMedia(`http://mock.test${link}`)))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  })

  test('the sample stream is a live playlist of whole transport packets', async () => {
    const list = await (await get('sample.m3u8?camera=1')).text()
    expect(list).toMatch(/^#EXTM3U/)
    expect(list).not.toContain('ENDLIST')
    const bytes = new Uint8Array(await (await get('sample.ts?part=3')).arrayBuffer())
    expect(bytes.length % 188).toBe(0)
    expect(bytes.filter((byte, at) => at % 188 === 0 && byte !== 0x47)).toHaveLength(0)
  })

  test('a recording has segments for its duration, and an end', async () => {
    const list = await (await get('recording.m3u8?seconds=61')).text()
    expect(list.match(/sample\.ts/g)).toHaveLength(16)
    expect(list).toContain('#EXT-X-ENDLIST')
  })

  test('responds with 404 to other paths', async () => {
    expect((await get('../secret')).status).toBe(404)
    expect((await get('nothing-1.svg')).status).toBe(404)
  })
})
