import { kitErrorTexts, kitTexts, type TextLoaders, type TextTree } from '@jwsk/kit'
import { createMockNetwork } from '@jwsk/mocks/node'
import { createClient } from '@jwsk/sdk'
import { pageShow } from '@jwsk/sdk/develop'
import { flowFollow, flowManager } from '@jwsk/sdk/flow'
import { dept, dict, dictBiz, menu, param, post, role } from '@jwsk/sdk/system'
import { describe, expect, test } from 'vitest'
import { platformTexts } from '../navigation/model'
import { accountTexts, demoTexts, pageTexts, signedInTexts, signInTexts, verificationTexts } from '../text'
import { plugins } from './plugins'

const own: Readonly<Record<string, TextLoaders>> = {
  accountTexts,
  demoTexts,
  pageTexts,
  signedInTexts,
  signInTexts,
  verificationTexts,
  kitTexts,
  kitErrorTexts,
}
const ofPlugins = await Promise.all(plugins.map(async ({ id, load }) => [id, (await load()).locales] as const))
const tables = [...Object.entries(own), ...ofPlugins]

const flat = (texts: TextTree, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flat(value, `${prefix}${key}.`),
  )

const chinese = /[\u3000-\u303f\u3400-\u9fff\uff01-\uff5e]/
// the plates of this country begin with a character in every language
const withoutPlates = (text: string) => text.replace(/[\u4e00-\u9fff][A-Z][A-Z\d]{5,6}/g, '')
const blanks = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).toSorted()

describe.each(tables)('the texts of %s', (_, loaders) => {
  test('say in English what they say in Chinese, with the same blanks', async () => {
    const [zh, en] = await Promise.all([loaders['zh-cn'](), loaders.en()])
    const reference = new Map(flat(zh.default))
    const english = flat(en.default)
    expect(english.map(([key]) => key).toSorted()).toEqual([...reference.keys()].toSorted())
    const wrong = english.filter(([key, text]) => {
      const original = reference.get(key) ?? ''
      const untranslated = text === original && /[a-z]+ [a-z]+/i.test(text)
      const halfBlank = /(?<!\{)\{\w+\}(?!\})/.test(text)
      return chinese.test(withoutPlates(text)) || untranslated || halfBlank || blanks(text).join() !== blanks(original).join()
    })
    expect(wrong).toEqual([])
  })
})

interface Entry {
  readonly meta?: { readonly i18n?: string }
  readonly children?: readonly Entry[]
}

const keysOf = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap(({ meta, children }) => [meta?.i18n ?? '', ...keysOf(children ?? [])])

const namesOfPlatform = async () => new Map(flat((await platformTexts.en()).default))

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

test('every entry of the demo menu, and every top menu, has an English name', async () => {
  const { client, end } = await signIn()
  const [entries, tops] = [await client.call(menu.routes), await client.call(menu.topMenu)]
  end()
  const names = await namesOfPlatform()
  const keys = keysOf([...entries, ...tops])
  expect(keys.length).toBeGreaterThan(100)
  expect(keys.filter((key) => !names.has(key) || chinese.test(names.get(key) ?? ''))).toEqual([])
})

interface Word {
  readonly dictValue: string
  readonly children?: readonly Word[]
}

const wordsOf = (dictionaries: readonly Word[]) => dictionaries.flatMap(({ children = [] }) => children.map(({ dictValue }) => dictValue))

test('every word of the standard dictionaries is said in English', async () => {
  const { client, end } = await signIn()
  const dictionaries = [...(await client.call(dict.list)), ...(await client.call(dictBiz.list))]
  end()
  const names = await namesOfPlatform()
  const words = new Set(wordsOf(dictionaries).filter((word) => chinese.test(word)))
  expect(words.size).toBeGreaterThan(300)
  expect([...words].filter((word) => !names.has(`words.${word}`))).toEqual([])
  expect([...names].filter(([, name]) => chinese.test(name))).toEqual([])
})

test('what the dictionaries, parameters, posts, processes and tasks of the demo are called is said in English', async () => {
  const { client, end } = await signIn()
  const most = { current: 1, size: 100 }
  const processes = (await client.call(flowManager.page, most)).records.map(({ name }) => name)
  const tasks = (await client.call(flowFollow.page, most)).records.map(({ taskName }) => taskName)
  const posts = (await client.call(post.page, most)).records.map(({ postName }) => postName)
  const params = (await client.call(param.page, most)).records.map(({ paramName }) => paramName)
  const dictionaries = [...(await client.call(dict.list)), ...(await client.call(dictBiz.list))].map(({ dictValue }) => dictValue)
  end()
  const names = await namesOfPlatform()
  const words = new Set([...processes, ...tasks, ...posts, ...params, ...dictionaries].filter((word) => word && chinese.test(word)))
  expect(words.size).toBeGreaterThan(100)
  expect([...words].filter((word) => !names.has(`words.${word}`))).toEqual([])
})

interface Named {
  readonly title?: string
  readonly children?: readonly Named[]
}

const titlesOf = (nodes: readonly Named[]): readonly string[] =>
  nodes.flatMap(({ title = '', children = [] }) => [title, ...titlesOf(children)])

test('what the trees of menus, scopes, roles and departments hold, and what the generic pages call their columns, is said in English', async () => {
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
  const names = await namesOfPlatform()
  const words = new Set(
    [
      ...titlesOf(trees),
      ...tables.flatMap(({ columns, tableComment = '' }) => [tableComment, ...columns.map(({ label }) => label ?? '')]),
    ].filter((word) => chinese.test(word)),
  )
  expect(words.size).toBeGreaterThan(180)
  expect([...words].filter((word) => !names.has(`words.${word}`))).toEqual([])
})
