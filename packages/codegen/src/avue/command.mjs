// converts an Avue option of a console of the platform family to a declaration, its texts, and a list of manual work
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadContracts } from '../contracts/contracts.mjs'
import { printResource } from '../resource/declaration.mjs'
import { findContractsFolder } from './contracts-folder.mjs'
import { convertOption } from './convert-option.mjs'
import { readOption } from './read-option.mjs'
import { avueUsage } from './usage.mjs'

const options = {
  entity: { type: 'string' },
  option: { type: 'string' },
  out: { type: 'string' },
  contracts: { type: 'string' },
}

function parseArguments(args) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new Error(`avue takes one file\n\n${avueUsage}`)
  if (!/^[a-z]+\/[A-Za-z]\w*$/.test(values.entity ?? ''))
    throw new Error('--entity is missing: whose records these are, e.g. --entity system/post')
  return { ...values, file }
}

const labelsNotice = '// made of the names on the wire: they want the words of somebody who speaks English'

function readFile(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`)
  }
}

/**
 * Converts an option to a screen.
 * @param {{ file: string, text: string, entity: string, option?: string | undefined }} request
 * @param {ReturnType<typeof loadContracts>} contracts
 */
export function convertToScreen({ file, text, entity: path, option }, contracts) {
  contracts.assertEntity(path)
  const [service, name] = path.split('/')
  const { entity, left } = convertOption(readOption({ file, text, option }), { entity: contracts.readEntity(service, name), contracts })
  return { ...printResource(entity, contracts.findReferenced), left }
}

const toOutputParts = ({ file, declaration, manifest, zhCn, en }) => [
  [`resources/${file}`, declaration],
  ['plugin.ts, in resources', `${manifest}\n`],
  ['locales/zh-cn.ts', `${zhCn},\n`],
  ['locales/en.ts', `${labelsNotice}\n${en},\n`],
]

/** Writes the files of a screen; throws if a file exists, because it may have been edited. */
function writeScreen({ file, declaration, zhCn, en }, out) {
  const module = (text) => `export default {\n${text.replace(/^(?=.)/gm, '  ')},\n}\n`
  const files = [
    [file, declaration],
    [file.replace(/\.ts$/, '.zh-cn.ts'), module(zhCn)],
    [file.replace(/\.ts$/, '.en.ts'), `${labelsNotice}\n${module(en)}`],
  ].map(([name, text]) => [join(out, name), text])
  const taken = files.find(([path]) => existsSync(path))
  if (taken) throw new Error(`${taken[0]} is there already: choose another folder with --out`)
  mkdirSync(out, { recursive: true })
  for (const [path, text] of files) writeFileSync(path, text)
  return files.map(([path]) => path)
}

/** Returns the lines that `jwsk-codegen avue` prints. */
export function runAvueCommand(args) {
  const request = parseArguments(args)
  const screen = convertToScreen({ ...request, text: readFile(request.file) }, loadContracts(findContractsFolder(request.contracts)))
  const made = request.out
    ? [...writeScreen(screen, request.out), '', `in resources of plugin.ts: ${screen.manifest}`]
    : [
        toOutputParts(screen)
          .map(([where, text]) => `// ${where}\n${text}`)
          .join('\n')
          .trimEnd(),
      ]
  if (screen.left.length === 0) return [...made, '', 'all of it is carried']
  return [...made, '', `left to you, ${screen.left.length}:`, ...screen.left.map((line) => `- ${line}`)]
}
