import { readFile } from 'node:fs/promises'

/** rollup plugin: the style sheets that modules import become one, in the order of the imports */
export function bundleStyles(fileName) {
  const sheets = new Map()
  return {
    name: 'styles',
    async load(id) {
      if (!id.endsWith('.css')) return null
      sheets.set(id, await readFile(id, 'utf8'))
      return { code: '', moduleSideEffects: 'no-treeshake' }
    },
    generateBundle() {
      if (sheets.size === 0) return
      const order = [...this.getModuleIds()].filter((id) => sheets.has(id))
      this.emitFile({ type: 'asset', fileName, source: order.map((id) => sheets.get(id)).join('\n') })
    },
  }
}
