import type { Operation } from '@jwsk/sdk'
import { announcement, feedback, feedbackExt, indexBanner, propertyNotice, thirdClient } from '@jwsk/sdk/biz'
import { facility, otaPlatform } from '@jwsk/sdk/dp'
import { product } from '@jwsk/sdk/es'
import { cameraConfig, cameraInfo } from '@jwsk/sdk/iot'
import { beforeEach, describe, expect, test } from 'vitest'
import { type ApiSession, createAdminSession } from '../../contract/api-session'
import { cameraConfigTable } from '../camera/camera-config-table'
import { cameraInfoTable } from '../camera/camera-info-table'
import { facilityTable } from '../facility/facility-table'
import { otaPlatformTable } from '../ota/ota-platform-table'
import { getSearchWords, highlight } from '../product/product-search'
import { productTable } from '../product/product-table'
import { propertyNoticeTable } from '../property/property-notice'
import { announcementTable } from './announcement'
import { feedbackTable } from './feedback-table'

let session: ApiSession

beforeEach(async () => {
  session = await createAdminSession()
})

const refused = async (operation: Operation, input: Parameters<ApiSession['call']>[1], msg?: string) =>
  expect(await session.call(operation, input)).toMatchObject(msg ? { status: 400, body: { msg } } : { status: 400 })
const payload = async (operation: Operation, query: Readonly<Record<string, string>> = {}) =>
  (await session.call(operation, { query })).body['data'] as Readonly<Record<string, unknown>>
const several = async (operation: Operation, query: Readonly<Record<string, string>>) =>
  (await session.call(operation, { query })).body['data'] as readonly Readonly<Record<string, unknown>>[]

describe('feedback', () => {
  test('is accepted, forwarded, answered and closed, with recorded steps', async () => {
    const { world } = session.backend
    const id = world.table(feedbackTable).find((row) => row.feedbackStatus === 0)?.id ?? ''
    const step = (handleType: number, more: object = {}) =>
      session.call(feedbackExt.submit, { body: { feedbackId: id, handleType, handleContent: '处理', ...more } })
    await step(1)
    expect(await step(2)).toMatchObject({ status: 400, body: { msg: 'handleDept:不能为空' } })
    await step(2, { handleDept: '票务部' })
    expect(world.table(feedbackTable).get(id)?.feedbackStatus).toBe(1)
    await session.call(feedback.reply, { body: { id, replyContent: '已修好' } })
    expect(world.table(feedbackTable).get(id)).toMatchObject({ feedbackStatus: 2, replyContent: '已修好' })
    await session.call(feedback.close, { query: { ids: id } })
    const steps = (await session.call(feedbackExt.list, { query: { feedbackId: id } })).body['data'] as { handleType: number }[]
    expect(steps.map(({ handleType }) => handleType)).toEqual([1, 2, 3, 4])
    await refused(feedback.reply, { body: { id, replyContent: '再答' } }, '反馈已关闭')
    expect(await step(1)).toMatchObject({ status: 400, body: { msg: '反馈已关闭' } })
  })
})

describe('content', () => {
  test('publishes an announcement once and takes it down once', async () => {
    const id = session.backend.world.table(announcementTable).find((row) => row.status === 0)?.id ?? ''
    await refused(announcement.offline, { query: { ids: id } }, '仅已发布的公告可下线')
    await session.call(announcement.publish, { query: { ids: id } })
    await refused(announcement.publish, { query: { ids: id } }, '所选公告已发布')
    await session.call(announcement.top, { query: { id } })
    expect(await payload(announcement.page)).toMatchObject({ records: [{ id, topFlag: 2 }, {}, {}, {}, {}, {}, {}, {}, {}, {}] })
  })

  test('requires a target for a banner', async () => {
    const body = { title: '横幅', position: 1, imageUrl: '/__mock/media/lake-1.svg', sort: 1 }
    await refused(indexBanner.submit, { body: { ...body, linkType: 1 } }, 'linkUrl:不能为空')
    await refused(indexBanner.submit, { body: { ...body, linkType: 2, linkUrl: '/pages' } }, 'linkUrl:外链须以 http 或 https 开头')
    await refused(indexBanner.submit, { body: { ...body, linkType: 0, startTime: '2026-02-02 00:00:00', endTime: '2026-02-01 00:00:00' } })
  })

  test('sends a notice for an area only to its merchants', async () => {
    const body = { title: '停水', noticeType: 1, scope: 3, content: '<p>停水</p>' }
    await refused(propertyNotice.submit, { body }, 'targetIds:不能为空')
    await refused(propertyNotice.submit, { body: { ...body, targetIds: '火星' } }, 'targetIds:发送对象不存在')
    await session.call(propertyNotice.submit, { body: { ...body, targetIds: '古村老街' } })
    const id = session.backend.world.table(propertyNoticeTable).all().at(-1)?.id ?? ''
    await refused(propertyNotice.send, { query: { id } }, '仅已发布的可推送')
    await session.call(propertyNotice.publish, { query: { ids: id } })
    const { targetCount, targetNames } = await payload(propertyNotice.detail, { id })
    expect(targetNames).toBe('古村老街')
    expect(targetCount).toBeGreaterThan(5)
    expect(targetCount).toBeLessThan(30)
    await refused(propertyNotice.publish, { query: { ids: id } }, '仅草稿可发布')
    const receipts = await several(propertyNotice.receipts, { id })
    expect(receipts).toHaveLength(Number(targetCount))
    expect(new Set(receipts.map(({ area }) => area))).toEqual(new Set(['古村老街']))
  })

  test('edits a published notice only after it is revoked, for republication', async () => {
    const row = session.backend.world
      .table(propertyNoticeTable)
      .all()
      .find(({ status }) => status === 1)
    const { id = '', title, noticeType, scope, targetIds } = row ?? {}
    const body = { id, title, noticeType, scope, targetIds, content: '<p>改期</p>' }
    await refused(propertyNotice.submit, { body }, '已发布的通知不可修改，请先撤回')
    await session.call(propertyNotice.revoke, { query: { ids: id } })
    await refused(propertyNotice.send, { query: { id } }, '仅已发布的可推送')
    await session.call(propertyNotice.submit, { body })
    expect(await payload(propertyNotice.detail, { id })).toMatchObject({ status: 0, readCount: 0 })
    expect(await payload(propertyNotice.receipts, { id })).toEqual([])
    await session.call(propertyNotice.publish, { query: { ids: id } })
    expect(await payload(propertyNotice.detail, { id })).toMatchObject({ status: 1, readCount: 0 })
  })

  test('finds recipients by name or by id', async () => {
    expect(await several(propertyNotice.targets, { scope: '3', name: '古村' })).toEqual([{ id: '古村老街', name: '古村老街' }])
    const [area] = await several(propertyNotice.targets, { scope: '3' })
    const [merchant] = await several(propertyNotice.targets, { scope: '2' })
    expect(await several(propertyNotice.targets, { ids: `${merchant?.id},${area?.id}` })).toEqual([merchant, area])
    await refused(propertyNotice.targets, { query: { scope: '9' } })
  })
})

describe('secrets', () => {
  test('are never sent and stay stored when empty', async () => {
    const { world } = session.backend
    for (const [page, words] of [
      [otaPlatform.page, /appSecret|seeded-secret/],
      [cameraConfig.page, /appSecret|password|seeded-camera/],
      [thirdClient.page, /appSecret/],
    ] as const) {
      const text = await (await session.send(page as Operation)).text()
      expect(text).toMatch(/"records":\[\{/)
      expect(text).not.toMatch(words)
    }
    const platform = world.table(otaPlatformTable).all()[0]
    await session.call(otaPlatform.submit, { body: { ...platform, appSecret: '', companyName: '新公司' } })
    expect(world.table(otaPlatformTable).get(platform?.id ?? '')).toMatchObject({ appSecret: platform?.appSecret, companyName: '新公司' })
    await session.call(otaPlatform.submit, { body: { ...platform, appSecret: 'changed' } })
    expect(world.table(otaPlatformTable).get(platform?.id ?? '')?.appSecret).toBe('changed')
  })

  test('of a client are shown once and regenerated each time', async () => {
    const { records } = (await payload(thirdClient.page)) as { records: { id: string; appKey: string }[] }
    const [client] = records
    const reset = async () =>
      (await session.call(thirdClient.resetSecret, { query: { id: client?.id ?? '' } })).body['data'] as {
        appKey: string
        appSecret: string
      }
    const [one, two] = [await reset(), await reset()]
    expect(one.appKey).toBe(client?.appKey)
    expect(one.appSecret).toMatch(/^[0-9a-f]{48}$/)
    expect(one.appSecret).not.toBe(two.appSecret)
  })
})

describe('devices', () => {
  test('only online cameras stream, only those with a gimbal turn', async () => {
    const cameras = session.backend.world
      .table(cameraInfoTable)
      .all()
      .filter((row) => row.status === 1)
    const by = (onlineStatus: number, ptzFlag: number) =>
      cameras.find((row) => row.onlineStatus === onlineStatus && row.ptzFlag === ptzFlag)?.id ?? ''
    await refused(cameraInfo.previewUrl, { query: { id: by(2, 1) } }, '摄像头离线')
    await refused(cameraInfo.ptz, { query: { id: by(1, 1), command: 'up' } }, '摄像头无云台')
    await refused(cameraInfo.ptz, { query: { id: by(1, 2), command: 'dance' } }, 'command:取值不正确')
    const hls = await payload(cameraInfo.previewUrl, { id: by(1, 2), protocol: '3' })
    expect(hls['url']).toMatch(/^http:\/\/.+\/__mock\/media\/sample\.m3u8\?camera=\d+$/)
    expect(await payload(cameraInfo.previewUrl, { id: by(1, 2), protocol: '1' })).toMatchObject({
      protocol: 1,
      url: expect.stringMatching(/^rtsp:/) as string,
    })
    const playback = (start: string, end: string) => ({ query: { id: by(1, 1), start, end } })
    await refused(cameraInfo.playbackUrl, playback('2026-11-19 00:00:00', '2026-11-20 00:00:01'), 'end:回放时长不能超过24小时')
    await refused(cameraInfo.playbackUrl, playback('2026-09-01 00:00:00', '2026-09-01 01:00:00'), '该时段无录像')
  })

  test('every camera is in the tree once', async () => {
    type Node = { nodeType: string; children?: Node[] }
    const leaves = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => (node.children ? leaves(node.children) : [node]))
    const tree = (await session.call(cameraInfo.tree)).body['data'] as Node[]
    const found = leaves(tree)
    expect(new Set(found.map(({ nodeType }) => nodeType))).toEqual(new Set(['camera']))
    expect(found).toHaveLength(session.backend.world.table(cameraInfoTable).size)
  })

  test('a sync adds new cameras once', async () => {
    const id = session.backend.world.table(cameraConfigTable).find((row) => row.status === 1)?.id ?? ''
    const sync = async () => (await session.call(cameraConfig.sync, { query: { id } })).body['data']
    expect(await sync()).toMatchObject({ addCount: 2 })
    expect(await sync()).toMatchObject({ addCount: 0 })
  })

  test('a scrapped facility is neither repaired nor restored', async () => {
    const { world } = session.backend
    const by = (status: number) => world.table(facilityTable).find((row) => row.facilityStatus === status)?.id ?? ''
    const repair = (facilityId: string) => ({ body: { facilityId, faultContent: '漏水', facilityStatus: 1, cost: '12.5' } })
    await refused(facility.repair, repair(by(4)), '设施已报废')
    await refused(facility.changeStatus, { query: { ids: by(4), facilityStatus: '1' } }, '设施已报废')
    const broken = by(2)
    await session.call(facility.repair, repair(broken))
    expect(world.table(facilityTable).get(broken)?.facilityStatus).toBe(1)
    const repairs = (await session.call(facility.repairList, { query: { facilityId: broken } })).body['data'] as object[]
    expect(repairs[0]).toMatchObject({ faultContent: '漏水', cost: '12.50' })
  })
})

describe('product search', () => {
  test('finds products on sale by relevance, with highlighted words', async () => {
    const { records } = (await payload(product.search, { keyword: '桂花糕' })) as {
      records: { productName: string; status: number; highlight: { productName: string } }[]
    }
    expect(records[0]?.productName).toMatch(/^桂花糕/)
    expect(records[0]?.highlight.productName).toMatch(/^<em>桂花糕<\/em>/)
    expect(records.every(({ status }) => status === 1)).toBe(true)
  })

  test('knows synonyms and skips stop words', () => {
    expect(getSearchWords(session.backend.world, '伞')).toEqual(['伞', '雨具'])
    expect(getSearchWords(session.backend.world, '的 和')).toEqual([])
  })

  test('escapes HTML outside of highlights', () => {
    expect(highlight('<b>龙井</b>', ['龙井', 'b'])).toBe('&lt;<em>b</em>&gt;<em>龙井</em>&lt;/<em>b</em>&gt;')
  })

  test('builds one index at a time', async () => {
    expect((await session.call(product.rebuildIndex)).body).toMatchObject({
      data: { count: session.backend.world.table(productTable).size },
    })
    await refused(product.rebuildIndex, {}, '索引正在重建，请稍后再试')
    session.backend.world.advance(60_000)
    expect((await session.call(product.rebuildIndex)).status).toBe(200)
  })
})
