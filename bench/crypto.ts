// tsx bench/crypto.ts: measures encryption, hashing and JSON parsing per library
import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { parseJson } from '@jwsk/sdk'
import { createAesCipher, sha256 } from '@jwsk/sdk/crypto'
import aes from 'crypto-js/aes.js'
import utf8 from 'crypto-js/enc-utf8.js'
import hash from 'crypto-js/sha256.js'
import { formatTable, measure } from './measure'

const key = randomBytes(8).toString('hex')
const text = '景区门票,'.repeat(2000)
const secret = utf8.parse(key)
const rows = (id: (index: number) => string) =>
  `{"code":200,"data":{"records":[${Array.from({ length: 1000 }, (_, index) => `{"id":${id(index)},"packageName":"产品包 ${index}","menuId":"1800000000000000001,1800000000000000002","sort":${index}}`).join()}]}}`
const asText = rows((index) => `"${1_790_000_000_000_000_000n + BigInt(index)}"`)
const asNumbers = rows((index) => String(1_790_000_000_000_000_000n + BigInt(index)))

const cipher = await createAesCipher(key)
const printCosts = (title: string, costs: Parameters<typeof formatTable>[1]) => void process.stdout.write(`${formatTable(title, costs)}\n`)
const load = { calls: 200, concurrency: 1 }

const nodeAes = () => {
  const node = createCipheriv('aes-128-cbc', key, key)
  return Buffer.concat([node.update(text, 'utf8'), node.final()]).toString('base64')
}
printCosts(
  `AES-CBC of ${Math.round(Buffer.byteLength(text) / 1000)} kB`,
  await measure(
    {
      'node:crypto': async () => nodeAes(),
      'the SDK (WebCrypto)': () => cipher.encrypt(text),
      'crypto-js': async () => aes.encrypt(utf8.parse(text), secret, { iv: secret }).toString(),
    },
    load,
  ),
)
printCosts(
  'SHA-256 of a password',
  await measure(
    {
      'node:crypto': async () => createHash('sha256').update('admin123').digest('hex'),
      'the SDK (WebCrypto)': () => sha256('admin123'),
      'crypto-js': async () => hash('admin123').toString(),
    },
    { calls: 2000, concurrency: 1 },
  ),
)
printCosts(
  'JSON of 1,000 rows',
  await measure(
    {
      'JSON.parse': async () => JSON.parse(asText),
      'the SDK, ids as text': async () => parseJson(asText),
      'the SDK, ids as numbers': async () => parseJson(asNumbers),
    },
    load,
  ),
)
