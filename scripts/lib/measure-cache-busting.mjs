// how many files get other names by a word or an option: the console is built once more with it, into memory
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { resolveFromRoot } from './root.mjs'

process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

/** a word of a screen, one of the shell, and an option of a declared list: where it stands, and what is there instead */
const changes = [
  ['plugins/parking/locales/zh-cn.ts', '停车场实时监控', '停车场实时监看'],
  ['packages/console/src/locales/zh-cn.ts', '首页', '主页'],
  ['plugins/parking/resources/parking-lot.ts', 'freeMinutes: number()', 'freeMinutes: number({ min: 0 })'],
]

const applyChanges = {
  name: 'measure-renames',
  enforce: 'pre',
  transform(code, id) {
    const change = changes.find(([file]) => id.replaceAll('\\', '/').endsWith(file))
    if (!change) return
    const [file, from, to] = change
    if (!code.includes(from)) throw new Error(`measure-renames: ${file} has no ${from} any more`)
    return code.replace(from, to)
  },
}

/** those names of the changed build that the built folder has not, and those that stand for other bytes there */
export async function measureRenamedFiles(folder) {
  const { output } = await build({
    root: resolveFromRoot('packages/console'),
    logLevel: 'silent',
    plugins: [applyChanges],
    build: { write: false, reportCompressedSize: false },
  })
  const files = output.filter(({ fileName }) => /^assets\/.*\.(js|css)$/.test(fileName))
  const known = new Set(await readdir(join(folder, 'assets')))
  const [renamed, other] = [[], []]
  for (const { fileName, code, source } of files) {
    if (!known.has(fileName.slice('assets/'.length))) renamed.push(fileName)
    else if ((await readFile(join(folder, fileName), 'utf8')) !== String(code ?? source)) other.push(fileName)
  }
  return { renamed, other }
}
