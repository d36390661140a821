import { attach, multipartUpload, oss, ossEndpoint, sms, smsEndpoint, smsLog, smsTemplate } from '@jwsk/sdk/resource'
import { beforeEach, describe, expect, test } from 'vitest'
import { type ApiSession, connectApiSession, createAdminSession } from '../../contract/api-session'
import { startMockServer } from '../../mock-server'
import { demoAccounts } from '../../system/organisation/user-table'
import { serveFile } from './stored-file'

let session: ApiSession
beforeEach(async () => {
  session = await createAdminSession()
})

type Row = Readonly<Record<string, unknown>>
type PageCall = typeof oss.page | typeof attach.page | typeof smsLog.page | typeof smsTemplate.page
const fetchRows = async (operation: PageCall, query: Record<string, string> = {}) =>
  ((await session.call(operation, { query: { size: '200', ...query } })).body.data as { records: Row[] }).records

const createImageFile = () => new File([Uint8Array.of(0, 255, 128, 10)], '湖 面.PNG', { type: 'image/png' })

describe('an upload in parts', () => {
  const size = 1024 * 1024 + 3
  const film = new File([Uint8Array.from({ length: size }, (_, at) => at % 251)], '航拍.mp4', { type: 'video/mp4' })
  const start = async () =>
    (await session.call(multipartUpload.start, { body: { fileName: film.name, fileSize: size, contentType: film.type } })).body.data as {
      uploadId: string
      partSize: number
    }
  const put = (uploadId: string, partNumber: number, file: Blob) =>
    session.call(multipartUpload.putPart, { body: { uploadId, partNumber, file } })

  test('is stored byte for byte, and finished once', async () => {
    const { uploadId, partSize } = await start()
    await put(uploadId, 2, film.slice(partSize))
    const query = { uploadId }
    expect((await session.call(multipartUpload.parts, { query })).body.data).toMatchObject({ parts: [{ partNumber: 2, size: 3 }] })
    expect(await session.call(multipartUpload.finish, { query })).toMatchObject({ status: 400, body: { msg: '分片不完整' } })
    await put(uploadId, 1, film.slice(0, partSize))
    const { link } = (await session.call(multipartUpload.finish, { query })).body.data as { link: string }
    expect((await session.call(multipartUpload.finish, { query })).body.data).toMatchObject({ link, originalName: '航拍.mp4' })
    expect((await session.call(multipartUpload.parts, { query })).body.data).toMatchObject({ file: { link } })
    const served = serveFile(session.backend.world, link)
    expect(served.headers.get('content-type')).toBe('video/mp4')
    expect(Buffer.from(await served.arrayBuffer()).equals(Buffer.from(await film.arrayBuffer()))).toBe(true)
  })

  test('refuses parts of another size, and uploads of another user', async () => {
    const { uploadId } = await start()
    expect(await put(uploadId, 2, film.slice(0, 2))).toMatchObject({ status: 400, body: { msg: '分片大小不正确' } })
    await session.signIn(demoAccounts.auditor)
    expect(await put(uploadId, 2, film.slice(0, 3))).toMatchObject({ status: 400, body: { msg: '上传不存在' } })
  })

  test('is gone after an abort, which may be repeated', async () => {
    const { uploadId } = await start()
    const query = { uploadId }
    for (const _ of [1, 2]) expect((await session.call(multipartUpload.abort, { query })).status).toBe(200)
    expect(await session.call(multipartUpload.parts, { query })).toMatchObject({ status: 400, body: { msg: '上传不存在' } })
  })
})

describe('an upload', () => {
  test('is downloaded byte for byte and listed as an attachment', async () => {
    const { body } = await session.call(ossEndpoint.putFileAttach, { body: { file: createImageFile() } })
    const { link, attachId } = body.data as { link: string; attachId: string }
    const served = serveFile(session.backend.world, link)
    expect(served.headers.get('content-type')).toBe('image/png')
    expect([...new Uint8Array(await served.arrayBuffer())]).toEqual([0, 255, 128, 10])
    const [newest] = await fetchRows(attach.page)
    expect(newest).toMatchObject({ id: attachId, link, originalName: '湖 面.PNG', extension: 'png', attachSize: 4 })
  })

  test('of another type, or above the configured size, is rejected', async () => {
    const program = new File(['x'], 'setup.exe')
    expect(await session.call(ossEndpoint.putFile, { body: { file: program } })).toMatchObject({
      status: 400,
      body: { msg: '不支持的文件类型' },
    })
    const film = new File([new Uint8Array(51 * 1024 * 1024)], 'film.mp4')
    expect(await session.call(ossEndpoint.putFile, { body: { file: film } })).toMatchObject({
      status: 400,
      body: { msg: '文件大小不能超过50MB' },
    })
    expect((await session.call(ossEndpoint.putFile, { body: { file: 'no file' } })).status).toBe(400)
  })

  test('is stored in the enabled store', async () => {
    const [, other] = await fetchRows(oss.page)
    await session.call(oss.enable, { query: { id: String(other?.id) } })
    const { body } = await session.call(ossEndpoint.putFile, { body: { file: createImageFile() } })
    expect((body.data as { domain: string }).domain).toBe(`http://mock.test/__mock/files/${String(other?.bucketName)}`)
  })

  test('is found, copied and removed', async () => {
    const { body } = await session.call(ossEndpoint.putFileByName, { body: { file: createImageFile(), fileName: 'banner/spring.png' } })
    expect(body.data).toMatchObject({ name: 'banner/spring.png' })
    const query = { fileName: 'banner/spring.png' }
    expect((await session.call(ossEndpoint.statFile, { query })).body.data).toMatchObject({ length: 4, contentType: 'image/png' })
    expect((await session.call(ossEndpoint.copyFile, { query: { ...query, destBucketName: 'jwsk-archive' } })).status).toBe(200)
    expect((await session.call(ossEndpoint.removeBucket, { query: { bucketName: 'jwsk-archive' } })).status).toBe(400)
    await session.call(ossEndpoint.removeFile, { query })
    expect(await session.call(ossEndpoint.statFile, { query })).toMatchObject({ status: 400, body: { msg: '文件不存在' } })
  })

  test('has an address that a real port serves', async () => {
    const server = await startMockServer({ port: 0 })
    try {
      const there = connectApiSession(server)
      await there.signIn(demoAccounts.admin)
      const { body } = await there.call(ossEndpoint.putFile, { body: { file: createImageFile() } })
      const { pathname } = new URL((body.data as { link: string }).link)
      const response = await fetch(server.url + pathname)
      expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 255, 128, 10])
      expect((await fetch(`${server.url}/__mock/files/jwsk/missing.png`)).status).toBe(404)
    } finally {
      await server.close()
    }
  })
})

test('every seeded attachment opens and has its listed size', async () => {
  const rows = await fetchRows(attach.page)
  expect(rows.length).toBeGreaterThan(10)
  for (const row of rows) {
    const served = serveFile(session.backend.world, String(row.link))
    expect(served.status).toBe(200)
    expect((await served.arrayBuffer()).byteLength).toBe(row.attachSize)
  }
})

describe('a store', () => {
  const draft = {
    category: 1,
    ossCode: 'minio-9',
    endpoint: 'http://minio.example.test',
    bucketName: 'jwsk-nine',
    accessKey: 'demo',
    secretKey: 'demo',
  }

  test('never shows its keys, and an emptied key keeps the old one', async () => {
    await session.call(oss.submit, { body: draft })
    const [row] = await fetchRows(oss.page, { ossCode: 'minio-9' })
    expect(row).not.toHaveProperty('secretKey')
    expect(row).not.toHaveProperty('accessKey')
    const { accessKey: _, secretKey: __, ...rest } = draft
    expect((await session.call(oss.submit, { body: { ...rest, id: row?.id, remark: '改' } })).status).toBe(200)
    expect(JSON.stringify(await fetchRows(oss.page))).not.toContain('demo-')
  })

  test('needs keys and a unique code, and is disabled at first', async () => {
    expect(await session.call(oss.submit, { body: { ...draft, accessKey: '' } })).toMatchObject({
      status: 400,
      body: { msg: 'accessKey:不能为空' },
    })
    await session.call(oss.submit, { body: { ...draft, status: 2 } })
    expect((await fetchRows(oss.page, { ossCode: 'minio-9' }))[0]?.status).toBe(1)
    expect(await session.call(oss.submit, { body: draft })).toMatchObject({ status: 400, body: { msg: '资源编号已存在!' } })
  })

  test('that is enabled disables the others and cannot be removed', async () => {
    const rows = await fetchRows(oss.page)
    const id = String(rows[0]?.id)
    await session.call(oss.enable, { query: { id } })
    expect((await fetchRows(oss.page)).filter((row) => row.status === 2).map((row) => row.id)).toEqual([id])
    expect((await session.call(oss.remove, { query: { ids: id } })).status).toBe(400)
  })
})

describe('a message', () => {
  const fetchTemplateId = async (code: string) => String((await fetchRows(smsTemplate.page, { templateCode: code }))[0]?.id)

  test('from a template is filled in and logged', async () => {
    const id = await fetchTemplateId('refund_done')
    const body = { id, phone: '13800000001', params: { orderNo: 'DD1', amount: '12.00' } }
    expect((await session.call(smsTemplate.send, { body })).status).toBe(200)
    const [log] = await fetchRows(smsLog.page)
    expect(log).toMatchObject({
      phone: '13800000001',
      result: 1,
      content: '【云栖湖】订单DD1已退款12.00元，将在三个工作日内到账。',
      createUserName: '管理员',
    })
  })

  test('with a missing value or a disabled template is not sent', async () => {
    const refund = { id: await fetchTemplateId('refund_done'), phone: '13800000001', params: { orderNo: 'DD1' } }
    expect(await session.call(smsTemplate.send, { body: refund })).toMatchObject({
      status: 400,
      body: { msg: 'params:参数amount不能为空' },
    })
    const sale = { id: await fetchTemplateId('spring_sale'), phone: '13800000001', params: { price: '39' } }
    expect(await session.call(smsTemplate.send, { body: sale })).toMatchObject({ status: 400, body: { msg: '短信模板未启用' } })
    await session.call(smsTemplate.enable, { query: { id: sale.id, status: '2' } })
    expect((await session.call(smsTemplate.send, { body: sale })).status).toBe(200)
  })

  test('to an impossible number fails in the log, not in the call', async () => {
    const { smsCode } = ((await session.call(sms.page)).body.data as { records: { smsCode: string }[] }).records.at(-1) ?? { smsCode: '' }
    expect((await session.call(smsEndpoint.sendMessage, { query: { code: smsCode, phones: '13800000001,12' } })).status).toBe(200)
    const logs = await fetchRows(smsLog.page)
    expect(
      logs
        .slice(0, 2)
        .map((log) => log.result)
        .sort(),
    ).toEqual([1, 2])
    const failed = await fetchRows(smsLog.page, { result: '2' })
    expect(failed.every((log) => log.failReason !== '')).toBe(true)
  })
})
