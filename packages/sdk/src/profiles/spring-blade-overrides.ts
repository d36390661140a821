import type { OperationOverride } from '../profile'
import { noticesFromList } from './notices-from-list'
import { getSubtree, isRootId, omitFields, paginate, paginationParameters } from './tree-rows'

/**
 * Overrides a lazy list by a call that returns the whole tree: filters apply at the top level only, because below a
 * parent all rows are needed.
 */
const lazyFrom = (path: string, ...unknown: readonly string[]): OperationOverride => ({
  path,
  mapInput: (query) => (isRootId(query.parentId) ? omitFields(query, 'parentId', ...unknown) : {}),
  mapPayload: (tree, { parentId }) => getSubtree(tree, parentId),
})

/**
 * Without a parent this server returns every row, which is right only for a search by name or code; otherwise the top
 * level is selected.
 */
const fromTop = (top: Readonly<Record<string, string>>) => (query: Readonly<Record<string, unknown>>) =>
  query.name || query.code ? query : { ...top, ...query }
const fromFirstMenu = fromTop({ parentId: '0' })
const fromCountry = fromTop({ parentCode: '00' })

/** Removes names that the server does not know; as filters they cause a 500. */
const omitParameters = (...unknown: readonly string[]): Pick<OperationOverride, 'mapInput'> => ({
  mapInput: (query) => omitFields(query, ...unknown),
})

/** Calls that SpringBlade 5 has at other paths, and replacements of missing ones. */
export const springBladeOverrides: Readonly<Record<string, OperationOverride>> = {
  'auth.token': { path: '/jwsk-auth/token' },
  'auth.captcha': { path: '/jwsk-auth/captcha' },
  'auth.logout': { method: 'POST', path: '/jwsk-auth/logout' },
  'auth.userInfo': { path: '/jwsk-system/user/info', mapPayload: (user) => ({ user, roles: [] }) },
  'user.page': { path: '/jwsk-system/user/list', ...omitParameters('userType') },
  'user.userList': omitParameters('userType'),
  'user.exportUser': omitParameters('userType'),
  // the server has no confirmation of a password
  'user.submit': omitParameters('password2'),
  // keeps plain passwords out of addresses, which gateways log
  'user.updatePassword': { input: 'body', body: 'form' },
  'post.page': { path: '/jwsk-system/post/list' },
  'tenant.page': { path: '/jwsk-system/tenant/list', ...omitParameters('datasourceId', 'packageId') },
  'tenant.list': omitParameters('datasourceId', 'packageId'),
  'tenant.info': { emptyValue: {} },
  'dept.lazyList': lazyFrom('/jwsk-system/dept/list'),
  'dept.lazyTree': lazyFrom('/jwsk-system/dept/tree'),
  // "0" is rejected as the row's own parent
  'dept.submit': { mapInput: (draft) => (draft.parentId === '0' ? omitFields(draft, 'parentId') : draft) },
  'dict.parentList': {
    path: '/jwsk-system/dict/list',
    paged: undefined,
    mapInput: (query) => omitFields(query, ...paginationParameters),
    mapPayload: (tree, query) =>
      paginate(
        getSubtree(tree, '0').filter(({ parentId }) => isRootId(parentId)),
        query,
      ),
  },
  'dict.childList': {
    path: '/jwsk-system/dict/list',
    mapInput: (query) => omitFields(query, 'parentId', ...paginationParameters),
    mapPayload: (tree, { parentId }) => getSubtree(tree, parentId),
  },
  'dict.dictionary': { emptyValue: [] },
  // the server's lazy list contains no buttons
  'menu.lazyList': lazyFrom('/jwsk-system/menu/list', 'menuSide'),
  'menu.list': omitParameters('menuSide'),
  'menu.menuList': omitParameters('menuSide'),
  'menu.lazyMenuList': { mapInput: fromFirstMenu },
  'code.page': omitParameters('templateType'),
  'menu.authRoutes': { emptyValue: [] },
  'region.lazyList': { mapInput: fromCountry },
  'region.lazyTree': { mapInput: fromCountry },
  // the server's call returns sample data instead of notices
  'dashboard.notices': noticesFromList({ descs: 'release_time' }),
}
