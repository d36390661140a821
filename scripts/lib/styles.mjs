import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'

/** rollup plugin: a style sheet that a module imports is emitted beside the entries under its own name */
export const styles = () => ({
  name: 'styles',
  async load(id) {
    if (!id.endsWith('.css')) return null
    this.emitFile({ type: 'asset', fileName: basename(id), source: await readFile(id, 'utf8') })
    return { code: '', moduleSideEffects: false }
  },
})
