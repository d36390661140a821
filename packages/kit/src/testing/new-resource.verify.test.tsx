import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { startPlatform } from '@jwsk/mocks/testing'
import type { TextTree } from '@jwsk/ui'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, expect, test } from 'vitest'
import { definePlugin } from '../plugin/define-plugin'
import type { Resource } from '../resource/model/resource'
import { renderScreen } from './render-screen'
import { testPlugin } from './test-plugin'

const entities = [
  'biz/tourGuide',
  'biz/parkingLotOrder',
  'biz/shopContract',
  'biz/scenicSpotTicket',
  'system/dept',
  'system/user',
  'desk/notice',
  'flow/flowManager',
  'flow/flowModel',
  'resource/attach',
  'iot/cameraInfo',
  'es/product',
]

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../../../..')
const folder = resolve(root, `.cache/new-resource-${process.pid}`)

/** Runs the generator and returns the parts of each entity: declaration, manifest line, texts in Chinese and English. */
async function generateScreens(): Promise<readonly (readonly [string, string, string, string])[]> {
  const command = resolve(root, 'packages/codegen/workspace/new-resource.mjs')
  const runs = entities.map((entity) => run(resolve(root, 'node_modules/.bin/tsx'), [command, entity, '--actions', 'all']))
  const parts = (await Promise.all(runs))
    .map(({ stdout }) => stdout)
    .join('\n')
    .split(/^(?=\/\/ (?:resources\/|plugin\.ts|locales\/))/m)
    .filter((part) => !part.includes('in permissions\n'))
    .map((part) => `${part.replace(/^.+\n/, '').trimEnd()}\n`)
  return entities.map((_, index) => parts.slice(index * 4, index * 4 + 4) as unknown as [string, string, string, string])
}

async function writeScreens() {
  await mkdir(folder, { recursive: true })
  const parts = await generateScreens()
  for (const [index, [declaration, , zhCn, en]] of parts.entries()) {
    await writeFile(resolve(folder, `screen-${index}.ts`), declaration)
    const [importLines = '', chinese = ''] = zhCn.split(/\n\n([\s\S]*)/)
    const [, name = ''] = /import type (\w+) from '\.\.\/resources/.exec(importLines) ?? []
    const english = en.replace(/,\n$/, ` satisfies LabelsOf<typeof ${name}>,`)
    const labels = [chinese, english].map((text) => `{ ${text.trim()} }`)
    const imports = importLines.replace(/'\.\.\/resources\/[^']+'/, `'./screen-${index}'`)
    await writeFile(resolve(folder, `texts-${index}.ts`), `${imports}\nexport default [${labels.join(', ')}]\n`)
  }
  await writeFile(resolve(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', include: ['./*.ts'] }))
}
await writeScreens()
afterAll(() => rm(folder, { recursive: true, force: true }))

const load = async <T,>(file: string): Promise<T> =>
  ((await import(/* @vite-ignore */ pathToFileURL(resolve(folder, file)).href)) as { readonly default: T }).default

const texts = await Promise.all(entities.map((_, index) => load<readonly [TextTree, TextTree]>(`texts-${index}.ts`)))
const merged = (language: 0 | 1): TextTree => Object.assign({}, ...texts.map((pair) => pair[language]))

const plugin = definePlugin({
  id: 'printed',
  resources: Object.fromEntries(
    entities.map((path, index) => [`/${path}`, async () => ({ default: await load<Resource>(`screen-${index}.ts`) })]),
  ),
  locales: { 'zh-cn': () => Promise.resolve({ default: merged(0) }), en: () => Promise.resolve({ default: merged(1) }) },
})

testPlugin(plugin)

test('the generated screens and their labels compile', async () => {
  const { stdout } = await run(process.execPath, [resolve(root, 'node_modules/typescript/bin/tsc'), '-p', folder]).catch(
    (error: { readonly stdout: string }) => error,
  )
  expect(stdout).toBe('')
})

const platform = startPlatform()

test.each(entities)('the generated screen of %s lists records of the platform', async (path) => {
  renderScreen(plugin, { path: `/${path}`, client: platform.client })
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getAllByRole('row').length).toBeGreaterThan(1)
})
