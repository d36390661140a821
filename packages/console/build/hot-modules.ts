import type { Plugin } from 'vite'

const updates = '/src/app/hot-updates.ts'

/** Texts that are registered as they are written, by file; the first group is a plugin, the last one the language. */
const textFiles: readonly (readonly [file: RegExp, namespace: string])[] = [
  [/\/plugins\/([\w-]+)\/locales\/(zh-cn|en)\.ts$/, '$1'],
  [/\/packages\/console\/src\/(locales)\/(?:(?:accounts|demo|pages|panels|sign-in|verification)\.)?(zh-cn|en)\.ts$/, 'console'],
  [/\/packages\/ui\/src\/i18n\/(locales)\/(zh-cn|en)\.ts$/, 'kit'],
]

const declarationFile = /\/plugins\/([\w-]+)\/resources\/[\w-]+\.ts$/

const acceptTexts = (namespace: string, language: string) => `
if (import.meta.hot) import.meta.hot.accept(async (next) => {
  if (!next) return
  const { updateTexts } = await import('${updates}')
  if (!updateTexts(${JSON.stringify({ namespace, language })}, next.default)) import.meta.hot.invalidate()
})
`

// every importer keeps the declaration of the first version, which receives the contents of the later ones
const acceptDeclaration = (plugin: string) => `
if (import.meta.hot) {
  import.meta.hot.data.first ??= import.meta.url
  import.meta.hot.accept(async (next) => {
    if (!next) return
    const [{ updateDeclaration }, first] = await Promise.all([import('${updates}'), import(/* @vite-ignore */ import.meta.hot.data.first)])
    if (!(await updateDeclaration('${plugin}', first, next))) import.meta.hot.invalidate()
  })
}
`

/** Code that makes a module accept its changes without a reload of the page; `undefined` for all other modules. */
export function getAcceptCode(file: string): string | undefined {
  const declared = declarationFile.exec(file)
  if (declared?.[1]) return acceptDeclaration(declared[1])
  for (const [pattern, namespace] of textFiles) {
    const [, folder, language] = pattern.exec(file) ?? []
    if (folder && language) return acceptTexts(namespace.replace('$1', folder), language)
  }
  return undefined
}

/** Updates texts and declarations in the open page, only on the development server. */
export const hotModules = (): Plugin => ({
  name: 'console-hot-modules',
  apply: 'serve',
  transform(code, id, options) {
    const accept = options?.ssr ? undefined : getAcceptCode(id)
    return accept === undefined ? undefined : { code: code + accept, map: null }
  },
})
