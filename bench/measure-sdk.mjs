import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { resolveFromRoot, root } from '../scripts/lib/root.mjs'

const program = 'bench/sdk-program.ts'

/** Measures gzip bytes of a page's program that signs in and makes one call, without lazily loaded modules. */
export async function measureSdk() {
  const { outputFiles, metafile } = await build({
    entryPoints: [resolveFromRoot(program)],
    tsconfig: resolveFromRoot('tsconfig.json'),
    outdir: resolveFromRoot('.cache/measure'),
    bundle: true,
    minify: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    absWorkingDir: root,
  })
  // modules loaded by import() are entry points too
  const entry = Object.keys(metafile.outputs).find((name) => metafile.outputs[name].entryPoint === program)
  const loaded = new Set()
  const visit = (name) => {
    if (loaded.has(name)) return
    loaded.add(name)
    for (const { path, kind } of metafile.outputs[name].imports) if (kind === 'import-statement') visit(path)
  }
  visit(entry)
  return outputFiles
    .filter(({ path }) => [...loaded].some((name) => path.replaceAll('\\', '/').endsWith(name)))
    .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0)
}
