import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildMenu, findEntry, getBreadcrumb, getMenuOrigins, hasEntry, type MenuEntry } from './menu'

const staff = { roles: ['administrator'], userType: 'web' }
const page = (id: string, path: string, extra: object = {}) => ({
  id,
  code: `c${id}`,
  name: `页面${id}`,
  path,
  source: '',
  category: 1,
  isOpen: 1,
  ...extra,
})
const group = (id: string, name: string, children: readonly unknown[]) => ({ ...page(id, `/g${id}`), name, children })
const labels = (entries: readonly MenuEntry[]): unknown[] =>
  entries.map((entry) => (entry.children.length > 0 ? [entry.label, labels(entry.children)] : entry.label))

describe('the menu', () => {
  // spec 2.20
  it('keeps the order and the nesting of the server', () => {
    const menu = buildMenu([group('1', '系统', [page('2', '/a'), group('3', '日志', [page('4', '/b')])]), page('5', '/c')], staff)
    expect(labels(menu.entries)).toEqual([['系统', ['页面2', ['日志', ['页面4']]]], '页面5'])
    expect(findEntry(menu, '/b/')?.id).toBe('4')
    expect(findEntry(menu, '/b?status=1')?.id).toBe('4')
    expect(getBreadcrumb(menu.entries, '4')?.map((entry) => entry.id)).toEqual(['1', '3', '4'])
  })

  it('omits buttons and groups without a page', () => {
    const menu = buildMenu([group('1', '空', [group('2', '空', [page('4', '/a b')])]), page('3', '/c')], staff)
    expect(labels(menu.entries)).toEqual(['页面3'])
  })

  it.each([
    ['buttons', page('2', '', { category: 2 })],
    ['details of a record', page('2', '/g1/detail/:id')],
  ])('keeps a page whose children are %s', (_, child) => {
    const menu = buildMenu([group('1', '通知', [child])], staff)
    expect(findEntry(menu, '/g1')).toMatchObject({ label: '通知', children: [] })
    expect(menu.skipped).toEqual([])
  })

  it('lists the entries that it leaves out, with the reason', () => {
    const deep = Array.from({ length: 9 }).reduce<object>((below, _, at) => group(`d${at}`, `层${at}`, [below]), page('d', '/deep'))
    const wire = [page('1', '/big screen'), page('2', '/login'), page('3', '/a'), page('4', '/a'), page('3', '/b'), { path: '/c' }, deep]
    expect(buildMenu(wire, staff).skipped.map(({ label, path, reason }) => [label, path, reason])).toEqual([
      ['', '/c', 'unnamed'],
      ['层0', '/gd0', 'deep'],
      ['页面1', '/big screen', 'address'],
      ['页面2', '/login', 'reserved'],
      ['页面4', '/a', 'duplicate'],
      ['页面3', '/b', 'repeated'],
    ])
  })

  // spec 2.27
  it.each([
    [['administrator'], true],
    [['guest'], false],
    [[], false],
    ['administrator', false],
    [undefined, true],
  ])('shows an entry with the roles %j: %j', (roles, expected) => {
    const meta = roles === undefined ? {} : { roles }
    expect(buildMenu([page('1', '/a', { meta })], staff).byPath.has('/a')).toBe(expected)
  })

  // spec 5.4
  it.each([
    ['http://doc.example.test/', true],
    ['https://doc.example.test/', true],
    ['HTTPS://doc.example.test/', true],
    ['/http/list', false],
  ])('treats the address %s as external: %j', (address, expected) => {
    const [entry] = buildMenu([page('1', address)], staff).entries
    expect(entry?.link !== undefined).toBe(expected)
  })

  // spec 2.22, 2.23, 2.24
  it('opens an external address below its parent and code', () => {
    const menu = buildMenu([group('1', '监控', [page('2', 'https://doc.example.test/a?b=1&c=2')])], staff)
    expect(findEntry(menu, '/g1/c2')).toMatchObject({
      path: '/g1/c2?url=https%3A%2F%2Fdoc.example.test%2Fa%3Fb%3D1%23c%3D2',
      target: 'tab',
      link: { url: 'https://doc.example.test/a?b=1&c=2' },
    })
    expect(getMenuOrigins(menu)).toEqual(['https://doc.example.test'])
  })

  // spec 2.25
  it('opens an external address in a new window if isOpen is 2', () => {
    const menu = buildMenu([page('2', 'https://doc.example.test/', { isOpen: 2 })], staff)
    expect(findEntry(menu, '/c2')?.target).toBe('window')
  })

  // spec 2.3, 2.6
  it.each(['/login', '/lock', '/404', '/wel/index', '//evil.example/x', '/a/../login', '/:any', '/*', 'javascript:alert(1)', '', '/a\\b'])(
    'rejects the path %j',
    (path) => {
      expect(buildMenu([page('1', path), page('2', '/ok')], staff).entries).toHaveLength(1)
    },
  )

  it('keeps the first of two entries with the same path', () => {
    const menu = buildMenu([page('1', '/a'), page('2', '/a')], staff)
    expect(menu.entries.map((entry) => entry.id)).toEqual(['1'])
  })

  it('includes the query of an entry in its address', () => {
    const menu = buildMenu([page('1', '/proShowPage/a', { query: { tableName: 'dp_inspection', tableKey: 'id' } })], staff)
    expect(findEntry(menu, '/proShowPage/a?tableKey=id&tableName=dp_inspection')?.path).toBe(
      '/proShowPage/a?tableName=dp_inspection&tableKey=id',
    )
  })

  it('H35 keeps one generic page per table at the same path', () => {
    const at = (tableName: string) => ({ query: { tableName, tableKey: 'id' } })
    const menu = buildMenu(
      [page('1', '/proShowPage', at('a')), page('2', '/proShowPage', at('b')), page('3', '/proShowPage', at('a'))],
      staff,
    )
    expect(menu.entries.map(({ id }) => id)).toEqual(['1', '2'])
    expect(findEntry(menu, '/proShowPage?tableName=b&tableKey=id&current=2')?.id).toBe('2')
    expect(['', '?tableName=c&tableKey=id', '?tableName=a&tableKey=x'].filter((query) => findEntry(menu, `/proShowPage${query}`))).toEqual(
      [],
    )
  })

  it('finds entries of one path by query, and the first one otherwise', () => {
    const menu = buildMenu([page('1', '/a'), page('2', '/a?foo=1'), page('3', '/b?x=1')], staff)
    expect(menu.entries.map(({ id }) => id)).toEqual(['1', '2', '3'])
    expect(['/a', '/a?foo=1', '/a?page=2', '/a?foo=1&page=2', '/a?foo=2', '/b'].map((one) => findEntry(menu, one)?.id)).toEqual([
      '1',
      '2',
      '1',
      '2',
      '1',
      '3',
    ])
    expect(['/a?foo=1', '/a?foo=2', '/b'].map((one) => hasEntry(menu, one))).toEqual([true, false, false])
    const tables = buildMenu([{ id: '9', name: '巡检', path: '/proShowPage/x?tableName=t&tableKey=id' }], staff)
    const [table] = tables.entries
    expect([table?.path ?? '', `${table?.path}&place=北`].map((one) => hasEntry(tables, one))).toEqual([true, false])
  })

  // spec 2.26, 3.24
  it.each([
    [{ isOpen: 2 }, 'always'],
    [{ meta: { keepAlive: true } }, 'always'],
    [{ meta: { keepAlive: false } }, 'never'],
    [{}, undefined],
  ])('sets keepAlive of %j to %s', (extra, keep) => {
    expect(findEntry(buildMenu([page('1', '/a', extra)], staff), '/a')?.keepAlive).toBe(keep)
  })

  it('sends calls without a token if the meta disables it', () => {
    const menu = buildMenu([page('1', '/a', { meta: { isToken: false } }), page('2', '/b', { meta: { isToken: true } })], staff)
    expect(['/a', '/b'].map((path) => findEntry(menu, path)?.token)).toEqual(['absent', undefined])
  })

  // spec 3.23, 9.17
  it.each([
    [{ source: 'pi pi-box', remark: 'pi pi-car' }, 'pi pi-box'],
    [{ source: '', remark: 'pi pi-car' }, 'pi pi-car'],
    [{ source: 'iconfont iconicon_user' }, 'pi pi-users'],
    [{ source: 'iconfont iconicon_setting', code: 'user' }, 'pi pi-cog'],
    [{ source: 'iconfont icon-xx', code: 'parkingLot' }, 'pi pi-car'],
    [{ source: '', code: 'xx' }, 'pi pi-file'],
  ])('renders %j with %s', (extra, icon) => {
    expect(buildMenu([page('1', '/a', extra)], staff).entries[0]?.icon).toBe(icon)
  })

  it('H33 treats hostile names as plain names', () => {
    const query: unknown = JSON.parse('{"__proto__": {"x": 1}, "constructor": "c", "a": {"b": 1}}')
    const menu = buildMenu([page('1', '/a', { query, meta: JSON.parse('{"__proto__": {"isTab": false}}') })], staff)
    expect(findEntry(menu, '/a')).toMatchObject({ path: '/a?__proto__=&constructor=c&a=', target: 'tab' })
    expect({}).not.toHaveProperty('x')
  })

  // spec 2.79, 2.83, 2.85
  it.each([
    [{}, { target: 'tab', chrome: 'full' }],
    [{ isTab: false }, { target: 'place', chrome: 'full' }],
    [{ menu: false }, { target: 'tab', chrome: 'bare' }],
    [{ target: '_blank' }, { target: 'window', link: { url: 'https://a.example/?x=1&y=2' } }],
  ])('with the meta %j opens as %j', (meta, expected) => {
    const menu = buildMenu([page('1', '/a', { meta, query: { url: 'https://a.example/?x=1#y=2' } })], staff)
    expect(findEntry(menu, '/a')).toMatchObject(expected)
  })

  // spec 2.20, 3.7
  it('reads the field names of the deployment', () => {
    const fields = { label: 'caption', path: 'route', icon: 'glyph', children: 'nodes', meta: 'extra', query: 'params' }
    const wire = [
      {
        id: '1',
        code: 'a',
        caption: '组',
        route: '/g',
        nodes: [{ id: '2', code: 'b', caption: '页', route: '/a', glyph: 'pi pi-box', params: { x: '1' } }],
      },
      { id: '3', code: 'c', caption: '暗', route: '/b', extra: { roles: ['guest'] } },
    ]
    const menu = buildMenu(wire, staff, { fields })
    expect(labels(menu.entries)).toEqual([['组', ['页']]])
    expect(findEntry(menu, '/a')).toMatchObject({ icon: 'pi pi-box', path: '/a?x=1' })
  })

  it("translates labels by known keys, and keeps the server's otherwise", () => {
    const wire = [page('1', '/a', { meta: { i18n: 'user' } }), page('2', '/b', { meta: { i18n: 'unknown' } }), page('3', '/c')]
    const translateKey = (key: string) => (key === 'user' ? 'Users' : undefined)
    expect(labels(buildMenu(wire, staff, { translateKey }).entries)).toEqual(['Users', '页面2', '页面3'])
  })

  // spec 9.17
  it('uses a default icon if the server names no known one', () => {
    const menu = buildMenu([page('1', '/a', { source: 'iconfont icon-caidan' }), page('2', '/b', { source: 'pi pi-box' })], staff)
    expect(menu.entries.map((entry) => entry.icon)).toEqual(['pi pi-file', 'pi pi-box'])
  })

  const groups = [
    group('1', '停车管理', [page('2', '/park')]),
    group('3', '物业管理系统', [page('4', '/property')]),
    group('5', '基础配置', [page('6', '/base')]),
    group('7', '权限管理', [page('8', '/authority')]),
    group('9', '系统管理', [page('10', '/system')]),
  ]

  // spec 6.10
  it('hides the property group from users other than property staff', () => {
    expect(labels(buildMenu(groups, staff).entries).map((entry) => (Array.isArray(entry) ? entry[0] : entry))).toEqual([
      '停车管理',
      '基础配置',
      '权限管理',
      '系统管理',
    ])
  })

  // spec 6.8
  it('shows property staff the pages of that group and three more groups', () => {
    const { entries, ungroupedLabel } = buildMenu(groups, { roles: [], userType: 'wy' })
    expect(entries.map((entry) => entry.label)).toEqual(['页面4', '基础配置', '权限管理', '系统管理'])
    expect([ungroupedLabel, buildMenu(groups, staff).ungroupedLabel]).toEqual(['物业管理系统', undefined])
  })

  it('appends entries of plugins unless the platform has their path', () => {
    const added = [page('/b', '/b'), page('/a', '/a')]
    const { entries } = buildMenu([page('1', '/a')], staff, { fields: { path: 'address', label: 'title' }, extraRows: added })
    // the platform's fields are renamed here
    expect(entries.map(({ path }) => path)).toEqual(['/b', '/a'])
    expect(buildMenu([page('1', '/a')], staff, { extraRows: added }).entries.map(({ id }) => id)).toEqual(['1', '/b'])
  })

  it('F37 terminates on a cyclic tree', () => {
    const children: unknown[] = [page('2', '/a')]
    const looped = group('1', '圈', children)
    children.unshift(looped)
    expect(buildMenu([looped], staff).byPath.size).toBe(1)
  })

  it('F37 never throws on arbitrary input', () => {
    fc.assert(fc.property(fc.array(fc.anything()), (wire) => void buildMenu(wire, staff)))
  })

  it('F37 keeps all of 5,000 entries', () => {
    const wire = Array.from({ length: 50 }, (_, at) =>
      group(
        `g${at}`,
        `组${at}`,
        Array.from({ length: 99 }, (_, n) => page(`${at}-${n}`, `/p/${at}/${n}`)),
      ),
    )
    expect(buildMenu(wire, staff).byPath.size).toBe(4950)
  })
})
