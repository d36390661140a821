import { readFile } from 'node:fs/promises'

/**
 * Rollup plugin that joins the style sheets that modules import, in the order of the imports.
 *
 * @param {string} fileName Name of the style sheet.
 * @param {readonly string[]} included Style sheets of other packages, placed first, because an importer overrides what it imports.
 */
export function bundleStyles(fileName, included = []) {
  const sheets = new Map()
  return {
    name: 'styles',
    async load(id) {
      if (!id.endsWith('.css')) return null
      sheets.set(id, await readFile(id, 'utf8'))
      return { code: '', moduleSideEffects: 'no-treeshake' }
    },
    async generateBundle() {
      if (sheets.size === 0) return
      const order = [...this.getModuleIds()].filter((id) => sheets.has(id))
      const texts = await Promise.all(included.map((file) => readFile(file, 'utf8')))
      this.emitFile({ type: 'asset', fileName, source: [...texts, ...order.map((id) => sheets.get(id))].join('\n') })
    },
  }
}
