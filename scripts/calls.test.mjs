import { getChild, listOperations, toMembers } from '@jwsk/codegen/generate'
import { describe, expect, test } from 'vitest'
import { listContractFiles } from '../openapi/list-contract-files.mjs'

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

const system = '/jwsk-system'
const flow = '/jwsk-flow'

describe('the contracts have', () => {
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
