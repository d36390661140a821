// writes the digests, headers and notices of a custom console's build
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { collectBundledPackages, createNotices } from './bundled-packages.mjs'
import { noticesFile } from './delivery-files.mjs'
import { addIntegrity, createHeaders, extendForConfig, hidePageUrl } from './security-headers.mjs'

const readJson = async (file, otherwise) => (existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : otherwise)

/** Vite's plugin that seals the page of a build, and writes `delivery/headers.json` for the `config.json` that goes along */
export function deliveryPlugin() {
  let settings
  return {
    name: 'console-delivery',
    apply: 'build',
    configResolved(config) {
      settings = config
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }, bundle) {
        const { root } = settings
        const page = join(dir, 'index.html')
        const contents = new Map(Object.values(bundle).map((file) => [`./${file.fileName}`, file.code ?? file.source]))
        const html = addIntegrity(hidePageUrl(await readFile(page, 'utf8')), (path) => contents.get(path))
        const lock = await readJson(join(root, 'package-lock.json'), { packages: {} })
        const headers = extendForConfig(createHeaders(html), await readJson(join(dir, 'config.json'), {}))
        await mkdir(join(root, 'delivery'), { recursive: true })
        await writeFile(page, html)
        await writeFile(join(root, 'delivery/headers.json'), `${JSON.stringify(headers, null, 2)}\n`)
        await writeFile(join(dir, noticesFile), createNotices(collectBundledPackages(Object.values(bundle), { lock, root, base: root })))
      },
    },
  }
}
