import { describe, expect, test } from 'vitest'
import { getChild, listContractFiles, listOperations, toMembers } from './lib/contracts.mjs'

const calls = new Map(
  listContractFiles()
    .flatMap(listOperations)
    .map(({ method, path, place }) => [`${method.toUpperCase()} ${path}`, place]),
)

const call = (name) => {
  const place = calls.get(name)
  if (!place) throw new Error(`no contract has ${name}`)
  return place
}

/** Returns the property names of a schema, including those of its parts. */
function findNames(schema) {
  if (!schema) return []
  const parts = Object.keys(schema.node.allOf ?? {}).flatMap((key) => findNames(getChild(schema, 'allOf', key)))
  return [...Object.keys(toMembers(schema.node.properties)), ...parts]
}

/** Returns the parameters of a call in its headers, query and body. */
function getInput(name) {
  const place = call(name)
  const parameters = Object.keys(place.node.parameters ?? {}).map((key) => getChild(place, 'parameters', key)?.node.name)
  const content = getChild(place, 'requestBody', 'content')
  return [...parameters, ...Object.keys(content?.node ?? {}).flatMap((type) => findNames(getChild(content, type, 'schema')))]
}

/** Returns the fields of a record of its response, which is one, a list or a page. */
function getAnswer(name) {
  const schema = getChild(call(name), 'responses', '200', 'content', 'application/json', 'schema')
  const within = (place) => {
    if (!place) return []
    const inner = [
      ...Object.keys(place.node.allOf ?? {}).map((key) => getChild(place, 'allOf', key)),
      ...['data', 'records', 'flow'].map((key) => getChild(place, 'properties', key)),
      getChild(place, 'items'),
    ]
    return [...findNames(place), ...inner.flatMap(within)]
  }
  return within(schema)
}

const page = ['current', 'size']
const system = '/jwsk-system'
const flow = '/jwsk-flow'
const token = 'POST /jwsk-auth/oauth/token'

describe('the contracts have', () => {
  // spec 7.11..7.24, 7.26..7.44, 7.46..7.71
  test.each([
    [token, ['Tenant-Id', 'Dept-Id', 'Role-Id', 'Captcha-Key', 'Captcha-Code', 'User-Type']],
    [token, ['tenantId', 'username', 'password', 'grant_type', 'scope', 'type']],
    [token, ['tenantId', 'source', 'code', 'state', 'redirect_uri']],
    [token, ['tenantId', 'refresh_token', 'deptId', 'roleId']],
    ['GET /jwsk-auth/oauth/captcha', []],
    ['GET /jwsk-auth/oauth/logout', []],
    ['POST /jwsk-auth/oauth/logout', []],
    ['GET /jwsk-auth/oauth/user-info', []],
    ['GET /jwsk-auth/oauth/clear-cache', []],
    [`POST ${system}/user/register-guest`, ['tenantId', 'name', 'account', 'password', 'oauthId']],
    ['POST /send/validate/sms', ['phone', 'ways']],
    ['POST /updatePassword', ['phoneOrEmail', 'validate', 'password', 'passwordConfirm']],
    ['POST /user/register', ['account', 'password']],
    [`GET ${system}/menu/buttons`, []],
    [`GET ${system}/menu/list`, page],
    [`GET ${system}/menu/lazy-list`, ['parentId']],
    [`GET ${system}/menu/lazy-menu-list`, ['parentId']],
    [`GET ${system}/menu/menu-list`, page],
    [`GET ${system}/menu/tree`, ['tenantId']],
    [`POST ${system}/menu/remove`, ['ids']],
    [`POST ${system}/menu/submit`, ['id', 'parentId', 'name', 'path']],
    [`GET ${system}/menu/detail`, ['id']],
    [`GET ${system}/menu/top-menu`, []],
    [`GET ${system}/menu/routes`, ['topMenuId']],
    [`GET ${system}/dict/list`, page],
    [`GET ${system}/dict/parent-list`, page],
    [`GET ${system}/dict/child-list`, [...page, 'parentId']],
    [`POST ${system}/dict/remove`, ['ids']],
    [`POST ${system}/dict/submit`, ['id', 'code', 'dictKey', 'dictValue']],
    [`GET ${system}/dict/detail`, ['id']],
    [`GET ${system}/dict/tree`, ['code']],
    [`GET ${system}/dict/dictionary`, ['code']],
    [`GET ${system}/dict/select`, []],
    [`GET ${system}/tenant/page`, page],
    [`GET ${system}/tenant/detail`, ['id']],
    [`POST ${system}/tenant/remove`, ['ids']],
    [`POST ${system}/tenant/submit`, ['id', 'tenantName']],
    [`POST ${system}/tenant/setting`, ['ids', 'accountNumber', 'expireTime']],
    [`POST ${system}/tenant/datasource`, ['tenantId', 'datasourceId']],
    [`GET ${system}/tenant/info`, ['domain']],
    [`GET ${system}/tenant/package-detail`, ['tenantId']],
    [`POST ${system}/tenant/package-setting`, ['tenantId', 'packageId']],
    [`GET ${system}/tenant-package/page`, page],
    [`GET ${system}/tenant-package/detail`, ['id']],
    [`POST ${system}/tenant-package/remove`, ['ids']],
    [`POST ${system}/tenant-package/submit`, ['id', 'packageName', 'menuId', 'remark']],
    [`GET ${flow}/model/list`, page],
    [`GET ${flow}/manager/list`, page],
    [`GET ${flow}/follow/list`, page],
    [`POST ${flow}/model/remove`, ['ids']],
    [`POST ${flow}/model/deploy`, ['modelId', 'category', 'tenantIds']],
    [`POST ${flow}/manager/change-state`, ['state', 'processId']],
    [`POST ${flow}/manager/deploy-upload`, ['category', 'tenantIds', 'files']],
    [`POST ${flow}/manager/delete-deployment`, ['deploymentIds']],
    [`POST ${flow}/follow/delete-process-instance`, ['processInstanceId', 'deleteReason']],
    [`POST ${flow}/model/submit`, ['id', 'name', 'modelEditorXml']],
    [`GET ${flow}/model/detail`, ['id']],
    [`GET ${flow}/process/model-view`, ['processInstanceId', 'processDefinitionId']],
  ])('%s, which takes %j', (name, taken) => expect(getInput(name)).toEqual(expect.arrayContaining(taken)))

  // spec 3.21, 3.29, 7.19, 7.43, 7.71
  test.each([
    ['GET /jwsk-auth/oauth/user-info', ['roles']],
    [`GET ${system}/dict/dictionary`, ['id', 'parentId', 'code', 'dictKey', 'dictValue', 'remark']],
    [`GET ${system}/tenant-package/page`, ['id', 'packageName', 'menuId', 'remark']],
    [`GET ${flow}/process/model-view`, ['xml', 'historyActivityId', 'historyActivityType', 'endTime']],
  ])('%s, which answers with %j', (name, expected) => expect(getAnswer(name)).toEqual(expect.arrayContaining(expected)))
})

// spec 7.46, 9.4
test('the call that crawls regions has a timeout of eight minutes', () => {
  const crawl = calls.get(`GET ${system}/region/crawlData`) ?? call(`POST ${system}/region/crawlData`)
  expect(crawl.node['x-timeout']).toBe(480_000)
})

// spec 7.66
test('processes are deployed by files in a multipart form', () => {
  expect(Object.keys(getChild(call(`POST ${flow}/manager/deploy-upload`), 'requestBody', 'content')?.node ?? {})).toEqual([
    'multipart/form-data',
  ])
})
