import { describe, expect, test } from 'vitest'
import { createSignedInSession } from './blade-session'

const session = await createSignedInSession()
const notices = '/blade-desk/notice/list'
const posts = '/blade-system/post/list'
const data = async (path: string, query: Record<string, string> = {}) => (await session.get(path, query)).body.data
const titles = async (query: Record<string, string>) =>
  (await data(notices, query)).records.map(({ category }: { category: number }) => category)

describe('pages', () => {
  test.each([
    [{}, { current: 1, size: 10, total: 8, pages: 1 }, 8],
    [{ current: '2', size: '3' }, { current: 2, size: 3, total: 8, pages: 3 }, 3],
    [{ current: '9' }, { current: 9, size: 10, total: 8, pages: 1 }, 0],
    [{ current: '0', size: '2' }, { current: 1, size: 2 }, 2],
    [{ size: '0' }, { size: 0, total: 8, pages: 0 }, 0],
    [{ size: '-1' }, { size: 500, total: 0, pages: 0 }, 8],
    [{ size: '100000' }, { size: 500, total: 8, pages: 1 }, 8],
  ])('%o', async (query, about, length) => {
    const page = await data(posts, query)
    expect(page).toMatchObject(about)
    expect(page.records).toHaveLength(length)
  })

  test('a size above 500 is kept when nothing is found', async () =>
    expect(await data('/blade-system/topmenu/list', { size: '100000' })).toMatchObject({ total: 0, size: 100_000 }))

  test('text for a number is a 400', async () => {
    const { status, body } = await session.get(posts, { current: 'abc' })
    expect(status).toBe(400)
    expect(body.msg).toMatch(/^current:Failed to convert property value of type 'java.lang.String'/)
  })
})

describe('lists that filter by text', () => {
  test.each([
    [{ title: '充电桩' }, [6]],
    [{ title_likeright: '转发' }, [3]],
    [{ title_likeleft: '任免' }, [5]],
    [{ title_notlike: '停车' }, [1, 3, 5]],
    [{ title: '%' }, [1, 6, 3, 5]],
    [{ category_ge: '5' }, [6, 5]],
    [{ category_notequal: '1', title: '消防' }, [3]],
    [{ release_time_notnull: '1', category_equal: '1' }, [1]],
    [{ zzz_ignore: '1', zzz: '' }, [1, 6, 3, 5]],
  ])('%o finds %o', async (query, found) => expect(await titles(query as Record<string, string>)).toEqual(found))

  test('an unknown field and a date without its time are 500s', async () => {
    const unknown = await session.get(notices, { zzz: '1' })
    expect([unknown.status, unknown.body.msg]).toEqual([500, expect.stringContaining("Unknown column 'zzz' in 'WHERE'")])
    expect((await session.get(notices, { releaseTime_datege: '2026-01-01' })).body.msg).toContain('Unparseable date')
  })

  test('a name that is an SQL keyword has its own error', async () =>
    expect((await session.get(notices, { select: '1' })).body.msg).toBe('Index 0 out of bounds for length 0'))
})

describe('lists that filter exactly', () => {
  test('part of a text finds nothing; suffixes and unknown fields are ignored', async () => {
    expect((await data(posts, { postName: '经理' })).total).toBe(0)
    expect((await data(posts, { postName: '总经理' })).total).toBe(1)
    expect((await data(posts, { postCode_equal: 'gm', zzz: '1' })).total).toBe(8)
  })

  test('a value of the wrong type is a 400', async () =>
    expect((await session.get(posts, { category: 'abc' })).body.msg).toContain("type 'java.lang.Integer'"))

  test('post/page has no filters', async () => expect((await data('/blade-system/post/page', { postName: '总经理' })).total).toBe(8))
})

describe('order', () => {
  test('columns are in snake case and belong to the table', async () => {
    const { records } = await data(posts, { descs: 'post_code', size: '1' })
    expect(records[0].postCode).toBe('ticket')
    for (const ascs of ['postCode', 'zzz']) {
      const { status, body } = await session.get(posts, { ascs })
      expect([status, body.msg]).toEqual([500, expect.stringContaining(`Unknown column '${ascs}' in 'ORDER BY'`)])
    }
  })

  test('unpaged lists ignore it', async () => expect((await session.get('/blade-system/role/list', { ascs: 'roleName' })).status).toBe(200))
})

describe('trees', () => {
  test('only selects have hasChildren on nodes, lists never do', async () => {
    const [top] = await data('/blade-system/dept/list')
    expect([top.hasChildren, top.children.length]).toEqual([false, 3])
    const [node] = await data('/blade-system/dept/tree')
    expect([node.hasChildren, node.children[1].hasChildren]).toEqual([true, false])
    expect(Object.keys(node).sort()).toEqual(['children', 'hasChildren', 'id', 'key', 'parentId', 'title', 'value'])
  })

  test('a child whose parent is not found is at the top level', async () => {
    const found = await data('/blade-system/dept/list', { deptName: '东门' })
    expect(found.map(({ deptName }: { deptName: string }) => deptName)).toEqual(['东门售票组'])
  })

  test('regions load lazily below their parent, or all of them without one', async () => {
    const provinces = await data('/blade-system/region/lazy-tree', { parentCode: '00' })
    expect(provinces[0]).toMatchObject({ id: '11', parentId: '0', hasChildren: true })
    const [country] = await data('/blade-system/region/lazy-tree', { parentCode: '0' })
    expect(country).toMatchObject({ id: '0', title: '中华人民共和国' })
    expect((await data('/blade-system/region/list', { size: '0' })).total).toBeGreaterThan(3000)
  })
})

describe('missing records', () => {
  test.each(['user', 'role', 'dept', 'post', 'dict', 'menu'])('a %s of an unknown id is a 500', async (name) =>
    expect((await session.get(`/blade-system/${name}/detail`, { id: '1' })).body).toMatchObject({
      code: 500,
      msg: 'Source must not be null',
    }),
  )

  test.each(['param', 'tenant', 'client', 'topmenu', 'data-scope', 'api-scope'])('a %s of an unknown id is an empty record', async (name) =>
    expect((await session.get(`/blade-system/${name}/detail`, { id: '1' })).body).toMatchObject({
      code: 200,
      data: {},
      msg: '暂无承载数据',
    }),
  )

  test('a detail without an id returns the only row', async () => {
    expect((await data('/blade-system/tenant/detail')).tenantId).toBe('000000')
    expect((await session.get('/blade-system/post/detail')).body.msg).toContain('Expected one result')
  })

  test('NULL is an empty text, and -1 for a number', async () => {
    const [entry] = await data('/blade-system/dict/dictionary', { code: 'sex' })
    expect(entry).toEqual({ id: -1, parentId: -1, code: 'sex', dictKey: 1, dictValue: '男', sort: 1, remark: '', isDeleted: -1 })
    expect(await data('/blade-system/dict/dictionary', { code: 'nope' })).toEqual([])
    expect(await data('/blade-system/dict/dictionary')).toEqual({})
  })
})
