import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Action, Resource } from '@jwsk/kit'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../../plugins')
const languages = ['zh-cn', 'en'] as const

type Declared = Pick<Resource, 'name' | 'rowActions' | 'bulkActions' | 'toolbarActions'>
type Texts = Readonly<Record<string, { readonly consequence?: Readonly<Record<string, string>> } | undefined>>

const isDeclared = (value: unknown): value is Declared => typeof value === 'object' && value !== null && 'toolbarActions' in value

/** Loads the resources of menus and views; factory functions are called with an empty string. */
async function loadDeclarations(plugin: string): Promise<readonly Declared[]> {
  const folder = join(root, plugin, 'resources')
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.includes('.test'))
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ join(folder, file))))
  return modules
    .flatMap((module: object) => Object.values(module))
    .flatMap((value: unknown) => [value, typeof value === 'function' ? value('') : undefined].filter(isDeclared))
}

const plugins = readdirSync(root).filter((plugin) => readdirSync(join(root, plugin)).includes('resources'))
const collectActions = ({ rowActions, bulkActions, toolbarActions }: Declared): readonly Action<never>[] => [
  ...rowActions,
  ...bulkActions,
  ...toolbarActions,
]

test.each(plugins)('state changes of %s confirm with a consequence or skip with a reason', async (plugin) => {
  const texts = await Promise.all(
    languages.map(async (language) => (await import(/* @vite-ignore */ join(root, plugin, 'locales', `${language}.ts`))).default as Texts), // what every plugin's locale is
  )
  for (const declared of await loadDeclarations(plugin))
    for (const { name, run, confirms, skipConfirmReason } of collectActions(declared)) {
      const at = `${declared.name}.${name}`
      if (run) expect(skipConfirmReason, at).toMatch(/\w{3}/)
      if (confirms) for (const text of texts) expect(text[declared.name]?.consequence?.[name], at).toBeTruthy()
    }
})
