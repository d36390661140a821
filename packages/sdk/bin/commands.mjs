// the table of commands; each comes from a package that is installed separately, so that installs that only make calls do not include it
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { didYouMean, formatColumns, runCommand } from './command-line.mjs'

const commands = {
  generate: { from: '@jwsk/codegen', summary: 'generates typed operations from an OpenAPI description' },
  avue: { from: '@jwsk/codegen', summary: 'converts an Avue option to a screen' },
  check: { from: '@jwsk/contract-check', summary: 'checks a server against the contracts' },
  mock: { from: '@jwsk/mocks', summary: 'serves the mock platform on a port' },
  'new resource': { from: '@jwsk/codegen', summary: 'creates a screen over an entity of the contracts' },
  'new plugin': { from: 'create-jwsk-plugin', summary: 'creates a plugin for a console that is built already' },
  'new console': { from: '@jwsk/codegen', summary: 'creates a console of your own' },
}
const names = Object.keys(commands)

const help = [
  'jwsk <command> …',
  '',
  ...formatColumns(Object.entries(commands).map(([name, { summary }]) => [name, summary])),
  '',
  'jwsk <command> --help lists its options; jwsk --version prints the version.',
].join('\n')

/** Finds the installed commands of a package: in the caller's project, else next to this package. */
function findCommands(from) {
  for (const base of [join(process.cwd(), 'package.json'), import.meta.filename])
    try {
      return pathToFileURL(createRequire(base).resolve(`${from}/commands`)).href
    } catch {
      // try the next location
    }
  return undefined
}

function complainOfCommand(words, complain) {
  // a command has one word or two
  const attempts = [words.slice(0, 2).join(' '), words[0]]
  const [attempt, suggestion] = attempts.map((one) => [one, didYouMean(one, names)]).find(([, found]) => found) ?? [words[0], '']
  complain(`there is no command ${attempt}${suggestion || '; see jwsk --help'}`)
  return 2
}

/**
 * Runs the command line `jwsk`.
 * @returns {Promise<number>} exit code: 1 if the command failed, 2 for wrong usage or a package that is not installed
 */
export async function runJwsk(/** @type {readonly string[]} */ args, /** @type {import('./command-line.mjs').CommandOutput} */ output) {
  const firstOption = args.findIndex((word) => word.startsWith('-'))
  const words = firstOption < 0 ? args : args.slice(0, firstOption)
  // `new` is the first word of several
  const subcommands = names.filter((name) => name.startsWith(words.map((word) => `${word} `).join('')))
  if (subcommands.length > 0) {
    const run = () => {
      output.complain(`${['jwsk', ...words].join(' ')} takes a command: ${subcommands.join(', ')}`)
      return 2
    }
    return runCommand({ options: {}, run }, args.slice(words.length), { ...output, name: 'jwsk', help })
  }
  const name = [words.slice(0, 2).join(' '), words[0]].find((one) => Object.hasOwn(commands, one))
  if (name === undefined) return complainOfCommand(words, output.complain)
  const { from, summary } = commands[name]
  const file = findCommands(from)
  if (file === undefined) {
    output.complain(`jwsk ${name} comes with ${from}, which is not installed here: npm i -D ${from}`)
    return 2
  }
  const provided = (await import(file)).commands
  return runCommand(provided[name], args.slice(name.split(' ').length), { ...output, name: `jwsk ${name}`, summary })
}
