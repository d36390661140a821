import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'

/** Virtual module that becomes the chunk of manifests. */
const manifests = '\0manifests'
const source = (file: string) => normalizePath(join(import.meta.dirname, file))

const plugins = source('../src/app/plugins.ts')
/** Modules that load texts, and that nearly every chunk imports. */
const textReaders = ['../src/platform/text.ts', '../src/shell/navigation/platform-texts.ts', '../../ui/src/i18n/kit-text.ts'].map(source)

const findImports = (file: string, pattern: RegExp) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name)
const packages = () => findImports(plugins, /import\('(@jwsk\/plugin-[\w-]+)'\)/g)
const findTextFiles = (reader: string) =>
  findImports(reader, /import\('(\.[^']+)'\)/g).map((path) => `${normalizePath(join(dirname(reader), path))}.ts`)

const textName = (file: string) => `jwsk/${/^.*\/(console|ui)\//.exec(file)?.[1]}/${basename(file, '.ts')}`

/** Whether the module has its own chunk although the page starts without it. */
export const hasStableName = (id: string) =>
  id === manifests || /[\\/]plugins[\\/][^\\/]+[\\/]plugin\.ts$/.test(id) || /[\\/]locales[\\/]/.test(id)

/** Returns the import map of these chunks: stable names with the files of this build. */
export function getStableNames(bundle: Rolldown.OutputBundle): Readonly<Record<string, string>> {
  const found = Object.values(bundle).flatMap((file) => {
    if (file.type !== 'chunk' || !file.facadeModuleId) return []
    const id = normalizePath(file.facadeModuleId)
    if (id === manifests) return [['jwsk/manifests', `./${file.fileName}`] as const]
    return textReaders.flatMap(findTextFiles).includes(id) ? [[textName(id), `./${file.fileName}`] as const] : []
  })
  return Object.fromEntries(found.toSorted(([one], [other]) => one.localeCompare(other)))
}

/**
 * Gives manifests and texts stable names. The manifests name the chunk of every screen, and nearly every chunk names
 * the start chunk: if the start chunk named theirs, one changed word would rename two thirds of all files.
 */
export const stableModuleNames = (): Plugin => ({
  name: 'console-named-modules',
  apply: 'build',
  enforce: 'pre',
  buildStart() {
    for (const id of textReaders.flatMap(findTextFiles)) this.emitFile({ type: 'chunk', id, preserveSignature: 'strict' })
  },
  resolveId(id, from) {
    if (id === manifests) return id
    if (!from) return
    const importer = normalizePath(from)
    if (importer === plugins && id.startsWith('@jwsk/plugin-')) return { id: 'jwsk/manifests', external: true }
    if (textReaders.includes(importer) && id.includes('/locales/'))
      return { id: textName(`${normalizePath(join(dirname(importer), id))}.ts`), external: true }
    // a virtual module has no folder, so its imports resolve from the plugin list
    if (from === manifests) return this.resolve(id, plugins.replace(/plugins\.ts$/, 'manifests.ts'), { skipSelf: true })
  },
  load(id) {
    // a console without the platform's plugins has no manifests of theirs
    if (normalizePath(id) === plugins) this.emitFile({ type: 'chunk', id: manifests, name: 'manifests', preserveSignature: 'strict' })
    if (id !== manifests) return
    return packages()
      .map((name) => `export * from '${name}'`)
      .join('\n')
  },
})
