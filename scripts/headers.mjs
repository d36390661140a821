// npm run headers -- [--config file] [--as json|nginx]: the headers that a deployment with this config.json goes out with
import { readFile } from 'node:fs/promises'
import { deliveryFolder } from './lib/delivery.mjs'
import { option } from './lib/main.mjs'
import { openedFor } from './lib/policy.mjs'
import { nginxHeaders } from './lib/release.mjs'
import { fromRoot, print } from './lib/root.mjs'

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'))
const config = option('config', fromRoot('packages/console/dist/config.json'))
const headers = openedFor(await readJson(`${deliveryFolder}/headers.json`), await readJson(config))

const forms = {
  json: () => JSON.stringify(headers, null, 2),
  nginx: () => nginxHeaders(headers).trimEnd(),
}
const form = forms[option('as', 'json')]
if (!form) throw new Error(`headers: --as is one of ${Object.keys(forms).join(', ')}`)
print(form())
