import { isRecord } from '../is-record'
import type { OperationChange } from '../profile'
import { below, isTop, pageOf, paging, without } from './trees'

/** A lazy list out of a whole tree: names are looked for from the top only, as the rows below one are all wanted. */
const lazyFrom = (path: string, ...unknown: readonly string[]): OperationChange => ({
  path,
  send: (query) => (isTop(query.parentId) ? without(query, 'parentId', ...unknown) : {}),
  read: (tree, { parentId }) => below(tree, parentId),
})

/** Without a parent this server gives every row there is; whoever looks for a name or a code wants that. */
const fromTop = (top: Readonly<Record<string, string>>) => (query: Readonly<Record<string, unknown>>) =>
  query.name || query.code ? query : { ...top, ...query }
const fromFirstMenu = fromTop({ parentId: '0' })
const fromCountry = fromTop({ parentCode: '00' })

/** A filter by what is no column of its tables ends in a 500. */
const leaving = (...unknown: readonly string[]): Pick<OperationChange, 'send'> => ({ send: (query) => without(query, ...unknown) })

const shownNotices = 5

/** What SpringBlade 5 has elsewhere, and what stands in for what it has not. */
export const springBladeCalls: Readonly<Record<string, OperationChange>> = {
  'auth.token': { path: '/jwsk-auth/token' },
  'auth.captcha': { path: '/jwsk-auth/captcha' },
  'auth.logout': { method: 'POST', path: '/jwsk-auth/logout' },
  'auth.userInfo': { path: '/jwsk-system/user/info', read: (user) => ({ user, roles: [] }) },
  'user.page': { path: '/jwsk-system/user/list', ...leaving('userType') },
  'user.userList': leaving('userType'),
  'user.exportUser': leaving('userType'),
  'post.page': { path: '/jwsk-system/post/list' },
  'tenant.page': { path: '/jwsk-system/tenant/list', ...leaving('datasourceId', 'packageId') },
  'tenant.list': leaving('datasourceId', 'packageId'),
  'tenant.info': { empty: {} },
  'dept.lazyList': lazyFrom('/jwsk-system/dept/list'),
  'dept.lazyTree': lazyFrom('/jwsk-system/dept/tree'),
  // "0" is refused as a parent of itself
  'dept.submit': { send: (draft) => (draft.parentId === '0' ? without(draft, 'parentId') : draft) },
  'dict.parentList': {
    path: '/jwsk-system/dict/list',
    paged: undefined,
    send: (query) => without(query, ...paging),
    read: (tree, query) =>
      pageOf(
        below(tree, '0').filter(({ parentId }) => isTop(parentId)),
        query,
      ),
  },
  'dict.childList': {
    path: '/jwsk-system/dict/list',
    send: (query) => without(query, 'parentId', ...paging),
    read: (tree, { parentId }) => below(tree, parentId),
  },
  'dict.dictionary': { empty: [] },
  // its own lazy list knows no buttons
  'menu.lazyList': lazyFrom('/jwsk-system/menu/list', 'menuSide'),
  'menu.list': leaving('menuSide'),
  'menu.menuList': leaving('menuSide'),
  'menu.lazyMenuList': { send: fromFirstMenu },
  'code.page': leaving('templateType'),
  'menu.authRoutes': { empty: [] },
  'region.lazyList': { send: fromCountry },
  'region.lazyTree': { send: fromCountry },
  // its own are samples of a page, no notices
  'dashboard.notices': {
    path: '/jwsk-desk/notice/list',
    input: 'query',
    send: () => ({ current: 1, size: shownNotices, descs: 'release_time' }),
    read: (page) => (isRecord(page) && Array.isArray(page.records) ? page.records : []),
  },
}
