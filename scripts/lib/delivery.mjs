import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { collectBundledPackages, createNotices, createSbom } from './bundled-packages.mjs'
import { noticesFile } from './delivery-files.mjs'
import { deliveryFolder } from './delivery-folder.mjs'
import { resolveFromRoot } from './root.mjs'
import { addIntegrity, createHeaders, extendForConfig, hidePageUrl } from './security-headers.mjs'

const json = (value) => `${JSON.stringify(value, null, 2)}\n`
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'))

/** Adds integrity digests and referrer policies to the page of a build, and writes its headers, bill of materials and license notices. */
export async function writeDelivery(output, dist = resolveFromRoot('packages/console/dist')) {
  const page = join(dist, 'index.html')
  const assets = new Map(output.map((file) => [`./${file.fileName}`, file.code ?? file.source]))
  const html = addIntegrity(hidePageUrl(await readFile(page, 'utf8')), (path) => assets.get(path))
  const packages = collectBundledPackages(output, { lock: await readJson(resolveFromRoot('package-lock.json')) })
  await mkdir(deliveryFolder, { recursive: true })
  await writeFile(page, html)
  await writeFile(join(dist, noticesFile), createNotices(packages))
  await writeFile(
    join(deliveryFolder, 'headers.json'),
    json(extendForConfig(createHeaders(html), await readJson(join(dist, 'config.json')))),
  )
  await writeFile(
    join(deliveryFolder, 'sbom.cdx.json'),
    json(createSbom(packages, await readJson(resolveFromRoot('packages/console/package.json')))),
  )
}
