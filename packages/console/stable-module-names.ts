import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'

/** the module that the manifests' file is made of; no source has it */
const manifests = '\0manifests'
const source = (file: string) => normalizePath(join(import.meta.dirname, file))

const plugins = source('src/app/plugins.ts')
/** they fetch texts, and are part of what nearly every file imports */
const textReaders = ['src/text.ts', 'src/navigation/platform-texts.ts', '../kit/src/i18n/kit-text.ts'].map(source)

const importsIn = (file: string, pattern: RegExp) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name)
const packages = () => importsIn(plugins, /import\('(@jwsk\/plugin-[\w-]+)'\)/g)
const findTextFiles = (reader: string) =>
  importsIn(reader, /import\('(\.[^']+)'\)/g).map((path) => `${normalizePath(join(dirname(reader), path))}.ts`)

const textName = (file: string) => `jwsk/${/^.*\/(console|kit)\//.exec(file)?.[1]}/${basename(file, '.ts')}`

/** Whether it has a file of its own although the page starts with nothing of it. */
export const hasStableName = (id: string) =>
  id === manifests || /[\\/]plugins[\\/][^\\/]+[\\/]plugin\.ts$/.test(id) || /[\\/]locales[\\/]/.test(id)

/** What the page's import map calls each of these files, and where this build has them. */
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
 * Calls manifests and texts by names that never change. The manifests name every screen's file, and nearly every file names
 * the start: if the start named theirs, one word would rename two thirds of all files.
 */
export const stableModuleNames = (): Plugin => ({
  name: 'console-named-modules',
  apply: 'build',
  enforce: 'pre',
  buildStart() {
    for (const id of textReaders.flatMap(findTextFiles)) this.emitFile({ type: 'chunk', id, preserveSignature: 'strict' })
  },
  resolveId(asked, from) {
    if (asked === manifests) return asked
    if (!from) return
    const importer = normalizePath(from)
    if (importer === plugins && asked.startsWith('@jwsk/plugin-')) return { id: 'jwsk/manifests', external: true }
    if (textReaders.includes(importer) && asked.includes('/locales/'))
      return { id: textName(`${normalizePath(join(dirname(importer), asked))}.ts`), external: true }
    // a module of no folder finds what stands where its names were read
    if (from === manifests) return this.resolve(asked, plugins.replace(/plugins\.ts$/, 'manifests.ts'), { skipSelf: true })
  },
  load(id) {
    // a console without the platform's areas has none of their manifests
    if (normalizePath(id) === plugins) this.emitFile({ type: 'chunk', id: manifests, name: 'manifests', preserveSignature: 'strict' })
    if (id !== manifests) return
    return packages()
      .map((name) => `export * from '${name}'`)
      .join('\n')
  },
})
