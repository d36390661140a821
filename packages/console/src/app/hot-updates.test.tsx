import { definePlugin, defineResource, defineView, text } from '@jwsk/kit'
import { post, role } from '@jwsk/sdk/system'
import { addTexts, createTranslator, TranslateProvider, useTranslate } from '@jwsk/ui'
import { act, render, screen } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { $site } from '../platform/site/model'
import { $refreshCounts, $tabs } from '../shell/tabs/model'
import { connectHotUpdates, updateDeclaration, updateTexts } from './hot-updates'
import { getPluginHost } from './plugin-host'
import { loadPluginSources, setPluginSources } from './plugin-sources'

const posts = () => ({ default: defineResource({ api: post, permission: 'post', fields: { postName: text() }, columns: ['postName'] }) })
const roles = () => ({ default: defineResource({ api: role, permission: 'role', fields: { roleName: text() }, columns: ['roleName'] }) })

test('before the page is open nothing is updated, so that it reloads', async () => {
  expect(updateTexts({ namespace: 'wash', language: 'en' }, {})).toBe(false)
  expect(await updateDeclaration('wash', posts(), posts())).toBe(false)
})

test('changed texts are rendered, and the others stay', () => {
  const translator = createTranslator('en')
  connectHotUpdates({ translator, scope: fork() })
  addTexts(translator, { namespace: 'wash', language: 'en', texts: { title: 'Wash', hint: 'Dry' } })
  const Title = () => {
    const t = useTranslate()
    return `${t('title')} ${t('hint')}`
  }
  render(
    <TranslateProvider translator={translator} namespace="wash">
      <Title />
    </TranslateProvider>,
  )
  expect(screen.getByText('Wash Dry')).toBeTruthy()
  act(() => void updateTexts({ namespace: 'wash', language: 'en' }, { title: 'Car wash' }))
  expect(screen.getByText('Car wash Dry')).toBeTruthy()
})

const washed = posts()

/** Opens a tab for each screen of a plugin, and one of another plugin. */
async function openTabs() {
  const locales = { 'zh-cn': async () => ({ default: {} }), en: async () => ({ default: {} }) }
  const wash = definePlugin({
    ...{ id: 'wash', locales },
    resources: { '/posts': async () => washed, '/roles': async () => roles() },
    views: { '/board': defineView(async () => ({ default: () => null })) },
  })
  const other = definePlugin({ id: 'other', locales, resources: { '/other': async () => posts() } })
  setPluginSources(async () => [wash, other].map((plugin) => ({ id: plugin.id, load: async () => plugin })))
  await loadPluginSources()
  const paths = ['/posts', '/roles', '/board', '/other']
  const scope = fork({ values: [[$tabs, paths.map((path) => ({ key: path, path, search: '', label: path }))]] })
  const host = getPluginHost(scope.getState($site))
  await expect.poll(() => host.getSnapshot().registry.paths).toEqual(paths)
  connectHotUpdates({ translator: createTranslator('en'), scope })
  return scope
}

test('a changed declaration refreshes its screen and hand-written ones, not the other lists', async () => {
  const scope = await openTabs()
  const kept = washed.default
  const next = defineResource({ api: post, permission: 'post', fields: { postCode: text() }, columns: ['postCode'] })
  expect(await updateDeclaration('wash', washed, { default: next })).toBe(true)
  await allSettled(scope)
  expect(scope.getState($refreshCounts)).toEqual({ '/posts': 1, '/board': 1 })
  expect(washed.default).toBe(kept)
  expect(kept).toEqual(next)
})

test.each([
  ['exports something else, too', { default: roles().default, helper: 1 }],
  ['declares no resource', { default: () => undefined }],
  ['has no default export', { branches: [] }],
])('a module that %s is not updated, so that its importers are', async (_, next) => {
  expect(await updateDeclaration('wash', posts(), next)).toBe(false)
})
