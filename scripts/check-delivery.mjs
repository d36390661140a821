// checks that digests, headers, bill of materials and notices match the build
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainModule, reportFindings } from './lib/cli.mjs'
import { noticesFile } from './lib/delivery-files.mjs'
import { deliveryFolder } from './lib/delivery-folder.mjs'
import { acceptedPackages, isAllowed } from './lib/licenses.mjs'
import { printLine, resolveFromRoot } from './lib/root.mjs'
import { addIntegrity, createHeaders, extendForConfig, hidePageUrl } from './lib/security-headers.mjs'

function getLicences(bill) {
  const counts = {}
  for (const { licenses: [{ expression, license } = {}] = [] } of bill.components) {
    const words = expression ?? license?.id ?? license?.name ?? 'none'
    counts[words] = (counts[words] ?? 0) + 1
  }
  return Object.entries(counts).toSorted(([, a], [, b]) => b - a)
}

const getLicence = ({ licenses: [{ expression, license } = {}] = [] }) => expression ?? license?.id ?? ''

/** Returns the mismatches between page, headers, bill of materials and notices of a build. */
export function checkDelivery({ dist, delivery }) {
  const read = (file) => readFileSync(file, 'utf8')
  const html = read(join(dist, 'index.html'))
  const headers = read(join(delivery, 'headers.json'))
  const { components } = JSON.parse(read(join(delivery, 'sbom.cdx.json')))
  const notices = read(join(dist, noticesFile))
  const bare = html.replaceAll(/ integrity="[^"]*"/g, '')
  return [
    hidePageUrl(html.replaceAll(' referrerpolicy="no-referrer"', '')) !== html && 'index.html: a tag that sends the URL of the page',
    addIntegrity(bare, (path) => readFileSync(join(dist, path))) !== html &&
      'index.html: a script, module or style sheet without its digest',
    JSON.stringify(JSON.parse(headers)) !==
      JSON.stringify(extendForConfig(createHeaders(html), JSON.parse(read(join(dist, 'config.json'))))) &&
      'headers.json was made for another page',
    /'unsafe-(inline|eval|hashes)'/.test(headers) && 'headers.json lets code or styles of strangers in',
    components.length === 0 && 'sbom.cdx.json: nothing is listed',
    ...components.flatMap((one) => [
      !(one.name in acceptedPackages) &&
        !isAllowed(getLicence(one)) &&
        `${one.name}@${one.version} is shipped: ${getLicence(one) || 'no licence is stated'}`,
      !notices.includes(`${one.name} ${one.version}\n`) && `${noticesFile}: nothing of ${one.name}`,
    ]),
  ].filter(Boolean)
}

if (isMainModule(import.meta.url)) {
  const bill = JSON.parse(readFileSync(join(deliveryFolder, 'sbom.cdx.json'), 'utf8'))
  printLine(
    `${bill.components.length} packages are shipped: ${getLicences(bill)
      .map(([words, count]) => `${count} ${words}`)
      .join(', ')}`,
  )
  reportFindings(
    checkDelivery({ dist: resolveFromRoot('packages/console/dist'), delivery: deliveryFolder }),
    'headers, digests, bill and notices fit the build',
  )
}
