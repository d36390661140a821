import { createRegistry } from '@jwsk/kit/shell'
import { describe, expect, test } from 'vitest'
import { plugins as sources } from './plugins'

const registry = createRegistry(await Promise.all(sources.map(({ load }) => load())))

const biz = [
  ...['announcement', 'attractions', 'consultPhone', 'feedback', 'feedbackExt', 'frequentlyAskedQuestion', 'indexBanner'],
  ...['invoiceApply', 'invoiceTitle', 'navigationPoint', 'parkingLot', 'parkingLotOrder', 'parkingLotReserve', 'parkingLotWhitelist'],
  ...['propertyModule', 'propertyNotice', 'rentPlace', 'scenicSpot', 'scenicSpotTicket', 'shop', 'shopApply', 'shopContract'],
  ...['shopDetial', 'shopPayment', 'thirdClient', 'tourGuide', 'tourRoute', 'userCarNumber', 'userOrder', 'waterSport'],
  'waterSportTicket',
]
const system = [
  ...['client', 'dept', 'dict', 'dictbiz', 'menu', 'menufront', 'monitor', 'onlineUser', 'param', 'post', 'tenant'],
  ...['tenantpackage', 'topmenu', 'user'],
]
const at = (module: string, names: readonly string[]) => names.map((name) => `/${module}/${name}`)

describe('a plugin has the views of', () => {
  // spec 1.3, 1.4, 2.30..2.40, 2.41, 2.42..2.44, 2.46
  test.each([
    ['authority', at('authority', ['apiscope', 'datascope', 'role'])],
    ['base', at('base', ['region'])],
    ['biz', at('biz', biz)],
    ['desk', at('desk', ['notice'])],
    ['develop', at('develop', ['columns', 'tables'])],
    ['dp', at('dp', ['facility', 'otaPlatform', 'otaPlatformTicket'])],
    ['es', at('es', ['product', 'addWords'])],
    ['flow', at('flow', ['deploy', 'follow', 'manager', 'model'])],
    ['iot', at('iot', ['cameraConfig', 'cameraInfo'])],
    ['job', at('job', ['jobinfo', 'jobserver'])],
    ['maintenance', at('maintenance', ['app', 'deploy', 'server'])],
    ['system', [...at('system', system), ...at('tool', ['code', 'datasource', 'model'])]],
    ['resource', at('resource', ['attach', 'oss', 'sms', 'smsLog', 'smsTemplate'])],
    ['mobile', at('mobile', ['install', 'userInstall', 'userVisitRecord', 'version'])],
    ['log', at('monitor/log', ['api', 'error', 'usual'])],
    ['work', at('work', ['start', 'todo', 'claim', 'send', 'done'])],
    [
      'others',
      ['/other/keyset', '/portalOne/index', '/report/reportlist', '/merchant/index', '/parkingPortal', '/scenicPortal', '/cameraPortal'],
    ],
  ])('%s', (_, paths) => expect(paths.filter((path) => !registry.find(path))).toEqual([]))
})

// spec 2.8
test('the wallboard of the car parks needs neither a tab nor a session', () => {
  expect(registry.find('/parkingPortal')?.view).toMatchObject({ layout: 'fullscreen', isPublic: true })
})

// spec 2.101
test('no plugin has a page of the sample menu', () => {
  const samples = ['cache', 'params', 'crud', 'table', 'form', 'error', 'about', 'logs', 'tags', 'store', 'affix', 'top', 'detail', 'setup']
  expect([...samples, 'out', 'deep'].filter((name) => registry.find(`/${name}`) ?? registry.find(`/${name}/index`))).toEqual([])
})

test('every related list belongs to a plugin and supports the filter', async () => {
  const findDeclarations = (path: string) => {
    const found = registry.find(path)
    const declared = found?.plugin.resources[found.pattern]
    return declared ? [declared] : (found?.plugin.nestedResources?.[found.pattern] ?? [])
  }
  const loaded = async (loads: ReturnType<typeof findDeclarations>) =>
    (await Promise.all(loads.map((load) => load()))).map((one) => one.default)
  const all = await loaded(registry.plugins.flatMap(({ resources }) => Object.values(resources)))
  const related = all.flatMap((resource) => resource.related.map((one) => ({ valueField: resource.name, ...one })))
  expect(related.length).toBeGreaterThan(15)
  for (const { valueField, path, filterField, operationId } of related) {
    const target = (await loaded(findDeclarations(path))).find(({ api }) => api.list.id === operationId)
    expect([valueField, path, target?.search.includes(filterField)]).toEqual([valueField, path, true])
  }
})
