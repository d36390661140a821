// checks that commands in documents exist, and support the flags and variables given
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { runJwsk } from '../../packages/sdk/bin/commands.mjs'
import { glob, listTrackedFiles } from './files.mjs'
import { getPublishedPackages } from './published-packages.mjs'
import { resolveFromRoot } from './root.mjs'

const json = (...path) => JSON.parse(readFileSync(resolveFromRoot(...path), 'utf8'))

/** Reads a source and the local modules that it imports, as one text. */
function readImports(file, seen = new Set()) {
  if (seen.has(file) || !existsSync(file) || !statSync(file).isFile()) return ''
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  const imports = [...text.matchAll(/(?:from |import |import\()'(\.{1,2}\/[^']+)'/g)].flatMap(([, path]) =>
    [path, `${path}.ts`, `${path}/index.ts`].map((name) => resolve(dirname(file), name)),
  )
  return [text, ...imports.map((path) => readImports(path, seen))].join('\n')
}

const packages = Object.keys(getPublishedPackages()).map((folder) => ({ folder, ...json(folder, 'package.json') }))

/** Sources of each command of our packages, except `jwsk`. */
const bins = new Map(
  packages.flatMap(({ folder, bin = {} }) =>
    Object.entries(bin).flatMap(([command, path]) => (command === 'jwsk' ? [] : [[command, resolveFromRoot(folder, path)]])),
  ),
)

/** Returns what `jwsk` itself complains of. */
async function checkJwsk(words) {
  const complaints = []
  await runJwsk([...words, '--help'], { print: () => {}, complain: (line) => complaints.push(line) })
  return complaints
}

const isElsewhere = new Set(['cd', 'curl', 'nginx'])
const collectVariables = () =>
  [...listTrackedFiles().filter((file) => /^(scripts|mocks\/src)\/.*\.(m?js|ts)$/.test(file)), ...glob('packages/console', '.ts')]
    .map((file) => readFileSync(resolveFromRoot(file), 'utf8'))
    .join('\n')
let variables

function isKnownVariable(name) {
  variables ??= collectVariables()
  return new RegExp(`\\b${name}\\b`).test(variables)
}

/** Returns flags and subcommands that are missing in `text`. */
const findUnknownWords = (text, words) =>
  words
    .map((word) => word.replace(/=.*$/, ''))
    .filter((word) => /^--[a-z]/.test(word))
    .filter((flag) => !new RegExp(`['"]${flag.slice(2)}['"]|${flag}\\b|\\b${flag.slice(2)}: \\{ type:`).test(text))
    .map((flag) => `has no ${flag}`)

function checkScript(name, { words, scripts }) {
  const command = scripts[name]
  if (command === undefined) return [`there is no script ${name}`]
  const [, forwarded] = /packages\/sdk\/bin\/jwsk\.mjs (.+)$/.exec(command) ?? []
  if (forwarded !== undefined) return checkJwsk([...forwarded.split(' '), ...words.filter((word) => word !== '--')])
  const own = command.match(/[\w./-]+\.(?:mjs|ts)\b/g)?.map((file) => resolveFromRoot(file)) ?? []
  const files = [...own, bins.get(command.split(' ')[0]) ?? []].flat()
  return findUnknownWords(files.map((file) => readImports(file)).join('\n'), words)
}

const npmOwn = new Set(['ci', 'init', 'pkg'])

function checkNpm([verb, ...words], scripts) {
  if (npmOwn.has(verb)) return []
  if (verb === 'install') {
    const ours = words.filter((word) => word.startsWith('@jwsk/'))
    return ours.filter((name) => packages.every((each) => each.name !== name)).map((name) => `there is no package ${name}`)
  }
  if (verb === 'create') return packages.some(({ name }) => name === `create-${words[0]}`) ? [] : [`there is no package create-${words[0]}`]
  const [name, ...rest] = verb === 'run' ? words : [verb, ...words]
  return checkScript(name, { words: rest, scripts })
}

function checkNpx([name, ...words]) {
  if (name === 'jwsk' || name === '@jwsk/sdk') return checkJwsk(words)
  const isTool = ['node_modules/.bin', 'scripts/node_modules/.bin'].some((folder) => existsSync(resolveFromRoot(folder, name)))
  return isTool ? missingFiles(words) : [`there is no command ${name}`]
}

const missingFiles = (words) =>
  words.filter((word) => /^[\w.-]+\/[\w./-]+$/.test(word) && !existsSync(resolveFromRoot(word))).map((word) => `there is no ${word}`)

async function findings(command, scripts) {
  const words = command.replaceAll(/'[^']*'/g, 'quoted').split(/\s+/)
  const after = words.findIndex((word) => !/^[A-Z_]+=/.test(word))
  const unknown = words
    .slice(0, after)
    .map((pair) => pair.split('=')[0])
    .filter((name) => !isKnownVariable(name))
  const [program, ...rest] = words.slice(after)
  const of = { npm: () => checkNpm(rest, scripts), npx: () => checkNpx(rest), node: () => missingFiles(rest) }
  const own = (await of[program]?.()) ?? (isElsewhere.has(program) ? [] : [`${program} is not known here`])
  return [...unknown.map((name) => `nothing reads ${name}`), ...own]
}

/** Returns findings about commands of a block or an inline code that would not work as written. */
export async function checkCommands(text, scripts = json('package.json').scripts) {
  const commands = text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .flatMap((line) => line.replace(/(^|\s)#.*$/, '').split('&&'))
    .map((command) => command.trim())
    .filter(Boolean)
  const found = commands.map(async (command) => (await findings(command, scripts)).map((say) => `${command}: ${say}`))
  return (await Promise.all(found)).flat()
}
