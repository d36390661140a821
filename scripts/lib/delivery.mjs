import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { billOf, bundledPackages, noticesOf } from './bundled.mjs'
import { noticesFile } from './delivery-files.mjs'
import { headersOf, openedFor, withIntegrity } from './policy.mjs'
import { fromRoot } from './root.mjs'

/** beside the build, as nobody but its operator is served it */
export const deliveryFolder = fromRoot('packages/console/delivery')

const json = (value) => `${JSON.stringify(value, null, 2)}\n`
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'))

/** seals the page of a build, and writes what goes with it: its headers, its bill of materials, the notices of its parts */
export async function writeDelivery(output, dist = fromRoot('packages/console/dist')) {
  const page = join(dist, 'index.html')
  const assets = new Map(output.map((file) => [`./${file.fileName}`, file.code ?? file.source]))
  const html = withIntegrity(await readFile(page, 'utf8'), (path) => assets.get(path))
  const packages = bundledPackages(output, { lock: await readJson(fromRoot('package-lock.json')) })
  await mkdir(deliveryFolder, { recursive: true })
  await writeFile(page, html)
  await writeFile(join(dist, noticesFile), noticesOf(packages))
  await writeFile(join(deliveryFolder, 'headers.json'), json(openedFor(headersOf(html), await readJson(join(dist, 'config.json')))))
  await writeFile(join(deliveryFolder, 'sbom.cdx.json'), json(billOf(packages, await readJson(fromRoot('packages/console/package.json')))))
}
