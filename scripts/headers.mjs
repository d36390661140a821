// npm run headers -- [--config file] [--as json|nginx]: prints the response headers of a deployment with this config.json
import { readFile } from 'node:fs/promises'
import { readOption } from './lib/cli.mjs'
import { deliveryFolder } from './lib/delivery-folder.mjs'
import { renderNginxHeaders } from './lib/nginx-files.mjs'
import { printLine, resolveFromRoot } from './lib/root.mjs'
import { extendForConfig } from './lib/security-headers.mjs'

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'))
const config = readOption('config', resolveFromRoot('packages/console/dist/config.json'))
const headers = extendForConfig(await readJson(`${deliveryFolder}/headers.json`), await readJson(config))

const forms = {
  json: () => JSON.stringify(headers, null, 2),
  nginx: () => renderNginxHeaders(headers).trimEnd(),
}
const formatHeaders = forms[readOption('as', 'json')]
if (!formatHeaders) throw new Error(`headers: --as is one of ${Object.keys(forms).join(', ')}`)
printLine(formatHeaders())
