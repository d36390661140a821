import { createMockNetwork } from '@jwsk/mocks/node'
import { createClient } from '@jwsk/sdk'
import { pageShow } from '@jwsk/sdk/develop'
import { flowFollow, flowManager } from '@jwsk/sdk/flow'
import { dept, dict, dictBiz, menu, param, post, role } from '@jwsk/sdk/system'
import { kitErrorTexts, kitTexts, type TextLoaders, type TextTree } from '@jwsk/ui'
import { describe, expect, test } from 'vitest'
import { accountTexts, demoTexts, pageTexts, panelTexts, signedInTexts, signInTexts, verificationTexts } from '../platform/text'
import { platformTexts } from '../shell/navigation/model'
import { plugins } from './plugins'

const consoleTexts: Readonly<Record<string, TextLoaders>> = {
  accountTexts,
  demoTexts,
  pageTexts,
  panelTexts,
  signedInTexts,
  signInTexts,
  verificationTexts,
  kitTexts,
  kitErrorTexts,
}
const pluginTexts = await Promise.all(plugins.map(async ({ id, load }) => [id, (await load()).locales] as const))
const tables = [...Object.entries(consoleTexts), ...pluginTexts]

const flatten = (texts: TextTree, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flatten(value, `${prefix}${key}.`),
  )

const chinese = /[\u3000-\u303f\u3400-\u9fff\uff01-\uff5e]/
// Chinese license plates start with a Chinese character in every language
const withoutPlates = (text: string) => text.replace(/[\u4e00-\u9fff][A-Z][A-Z\d]{5,6}/g, '')
const getPlaceholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).toSorted()

describe.each(tables)('the texts of %s', (_, loaders) => {
  test('have the same keys and placeholders in English as in Chinese', async () => {
    const [zh, en] = await Promise.all([loaders['zh-cn'](), loaders.en()])
    const reference = new Map(flatten(zh.default))
    const english = flatten(en.default)
    expect(english.map(([key]) => key).toSorted()).toEqual([...reference.keys()].toSorted())
    const wrong = english.filter(([key, text]) => {
      const original = reference.get(key) ?? ''
      const isUntranslated = text === original && /[a-z]+ [a-z]+/i.test(text)
      const hasSingleBraces = /(?<!\{)\{\w+\}(?!\})/.test(text)
      return (
        chinese.test(withoutPlates(text)) ||
        isUntranslated ||
        hasSingleBraces ||
        getPlaceholders(text).join() !== getPlaceholders(original).join()
      )
    })
    expect(wrong).toEqual([])
  })
})

interface Entry {
  readonly meta?: { readonly i18n?: string }
  readonly children?: readonly Entry[]
}

const collectKeys = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap(({ meta, children }) => [meta?.i18n ?? '', ...collectKeys(children ?? [])])

const loadPlatformNames = async () => new Map(flatten((await platformTexts.en()).default))

async function signIn() {
  const { server } = createMockNetwork()
  server.listen({ onUnhandledRequest: 'error' })
  const client = createClient({ baseUrl: 'http://platform.test', clientId: 'test', clientSecret: 'test' })
  await client.session.signIn({ username: 'admin', password: 'admin123' })
  const end = () => {
    client.dispose()
    server.close()
  }
  return { client, end }
}

test('every menu item and top menu of the demo has an English name', async () => {
  const { client, end } = await signIn()
  const [entries, tops] = [await client.call(menu.routes), await client.call(menu.topMenu)]
  end()
  const names = await loadPlatformNames()
  const keys = collectKeys([...entries, ...tops])
  expect(keys.length).toBeGreaterThan(100)
  expect(keys.filter((key) => !names.has(key) || chinese.test(names.get(key) ?? ''))).toEqual([])
})

interface Word {
  readonly dictValue: string
  readonly children?: readonly Word[]
}

const collectEntryLabels = (dictionaries: readonly Word[]) =>
  dictionaries.flatMap(({ children = [] }) => children.map(({ dictValue }) => dictValue))

test('every label of the standard dictionaries has an English name', async () => {
  const { client, end } = await signIn()
  const dictionaries = [...(await client.call(dict.list)), ...(await client.call(dictBiz.list))]
  end()
  const names = await loadPlatformNames()
  const words = new Set(collectEntryLabels(dictionaries).filter((word) => chinese.test(word)))
  expect(words.size).toBeGreaterThan(300)
  expect([...words].filter((word) => !names.has(`words.${word}`))).toEqual([])
  expect([...names].filter(([, name]) => chinese.test(name))).toEqual([])
})

test('every dictionary, parameter, post, process and task has an English name', async () => {
  const { client, end } = await signIn()
  const maxPage = { current: 1, size: 100 }
  const processes = (await client.call(flowManager.page, maxPage)).records.map(({ name }) => name)
  const tasks = (await client.call(flowFollow.page, maxPage)).records.map(({ taskName }) => taskName)
  const posts = (await client.call(post.page, maxPage)).records.map(({ postName }) => postName)
  const params = (await client.call(param.page, maxPage)).records.map(({ paramName }) => paramName)
  const dictionaries = [...(await client.call(dict.list)), ...(await client.call(dictBiz.list))].map(({ dictValue }) => dictValue)
  end()
  const names = await loadPlatformNames()
  const words = new Set([...processes, ...tasks, ...posts, ...params, ...dictionaries].filter((word) => word && chinese.test(word)))
  expect(words.size).toBeGreaterThan(100)
  expect([...words].filter((word) => !names.has(`words.${word}`))).toEqual([])
})

interface Named {
  readonly title?: string
  readonly children?: readonly Named[]
}

const collectTitles = (nodes: readonly Named[]): readonly string[] =>
  nodes.flatMap(({ title = '', children = [] }) => [title, ...collectTitles(children)])

test('every tree node and generic page column has an English name', async () => {
  const { client, end } = await signIn()
  const { menu: granted, dataScope, apiScope } = await client.call(menu.grantTree)
  const trees = [
    ...(await client.call(menu.tree)),
    ...granted,
    ...dataScope,
    ...apiScope,
    ...(await client.call(role.tree)),
    ...(await client.call(dept.tree)),
  ]
  const tables = await Promise.all(['dp_inspection', 'dp_meter_reading'].map((tableName) => client.call(pageShow.option, { tableName })))
  end()
  const names = await loadPlatformNames()
  const words = new Set(
    [
      ...collectTitles(trees),
      ...tables.flatMap(({ columns, tableComment = '' }) => [tableComment, ...columns.map(({ label }) => label ?? '')]),
    ].filter((word) => chinese.test(word)),
  )
  expect(words.size).toBeGreaterThan(180)
  expect([...words].filter((word) => !names.has(`words.${word}`))).toEqual([])
})
