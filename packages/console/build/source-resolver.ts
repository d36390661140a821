import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const packages = join(import.meta.dirname, '../..')
const areas = join(import.meta.dirname, '../../../plugins')

const packageResolvers: Readonly<Record<string, (entry: string) => readonly string[]>> = {
  sdk: (entry) => [`sdk/src/${entry || 'index'}.ts`, `sdk/src/generated/${entry}/index.ts`],
  kit: (entry) => [entry ? `kit/src/${entry}/index.ts` : 'kit/src/index.ts'],
  ui: (entry) => [`ui/src/${entry || 'index'}.ts`],
  wallboard: () => ['wallboard/src/index.ts'],
  codegen: (entry) => [entry ? `codegen/src/${entry}/index.mjs` : 'codegen/src/index.ts'],
  console: (entry) => [entry === 'plugins' ? 'console/src/app/standard-plugins.ts' : `console/src/app/${entry || 'index'}.ts`],
}

/** Returns the source of one of our packages by its import name, or `undefined` if it is no source of a console. */
export function resolveSource(id: string): string | undefined {
  const [, name = '', entry = ''] = /^@jwsk\/([\w-]+)(?:\/(.+))?$/.exec(id) ?? []
  if (name.startsWith('plugin-')) return join(areas, name.slice('plugin-'.length), 'plugin.ts')
  return packageResolvers[name]?.(entry)
    .map((file) => join(packages, file))
    .find((file) => existsSync(file))
}

/** Resolves our packages to their sources, module by module, so that chunk groups can go by folder. */
export const sourceResolver = (): Plugin => ({
  name: 'console-own-sources',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@jwsk\// },
    handler(id) {
      const file = resolveSource(id)
      return file && normalizePath(file)
    },
  },
})
