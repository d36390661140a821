// runs a declared command: parses its arguments, renders its help, reports errors in one line
import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'
import { didYouMean } from './did-you-mean.mjs'

export { didYouMean }

/**
 * @typedef {object} CommandOption
 * @property {'string' | 'boolean'} type
 * @property {string} description
 * @property {string} [example] value of the option in help and errors
 * @property {boolean} [required]
 * @property {string} [default]
 * @property {readonly string[]} [choices] allowed values
 * @property {RegExp} [pattern] pattern of allowed values
 */

/**
 * @typedef {object} CommandOutput
 * @property {(line: string) => void} print writes a line to stdout
 * @property {(line: string) => void} complain writes a line to stderr
 */

/**
 * @typedef {object} CommandRequest
 * @property {Record<string, any>} values values of the options
 * @property {string} input value of the argument; `''` for a command without one
 * @property {readonly string[]} rest values of further arguments; empty for a command without `rest`
 */

/**
 * @typedef {object} Command
 * @property {Pick<CommandOption, 'description' | 'example' | 'pattern'>} [argument] the one argument; `undefined` if the command takes none
 * @property {Pick<CommandOption, 'description' | 'example'>} [rest] any number of further arguments; `undefined` if there are none
 * @property {Readonly<Record<string, CommandOption>>} options
 * @property {(request: CommandRequest & CommandOutput) => unknown} run returns the exit code, else 0; throws if the command fails
 */

const { version } = createRequire(import.meta.url)('../package.json')

const commonOptions = {
  help: { type: 'boolean', description: 'prints this help' },
  version: { type: 'boolean', description: 'prints the version' },
}

/** Wrong usage, i.e. exit code 2. */
class UsageError extends Error {}

const formatOption = ([name, { example, choices }]) =>
  [`--${name}`, choices?.join('|') ?? example].filter((word) => word !== undefined).join(' ')

/** Formats rows as two aligned columns. */
export function formatColumns(rows) {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}

function formatExample({ argument, rest, options }, name) {
  const required = Object.entries(options).filter(([, option]) => option.required)
  return [name, argument?.example, rest?.example, ...required.map(([key, { example }]) => `--${key} ${example}`)].filter(Boolean).join(' ')
}

function renderHelp(command, { name, summary }) {
  const { argument, rest, options } = command
  const named = [argument, rest].flatMap((one) => (one ? [[one.example, one.description]] : []))
  const rows = Object.entries({ ...options, ...commonOptions }).map((entry) => [formatOption(entry), entry[1].description])
  return [
    `${formatExample(command, name)}${Object.keys(options).length > 0 ? ' …' : ''}`,
    '',
    `  ${summary}`,
    '',
    ...formatColumns([...named, ...rows]),
  ].join('\n')
}

function assertValue(label, value, { choices, pattern, description, example }) {
  if (choices && !choices.includes(value)) throw new UsageError(`${label} is none of ${choices.join(', ')}${didYouMean(value, choices)}`)
  if (pattern && !pattern.test(value)) throw new UsageError(`${label} is invalid: ${description}, e.g. ${example}`)
}

/** Parses the arguments; only the options `help` and `version` excuse what is missing. */
function parseRequest(command, args, name) {
  const options = { ...command.options, ...commonOptions }
  const { tokens } = parseArgs({ args, options, allowPositionals: true, strict: false, tokens: true })
  const unknown = tokens.find((token) => token.kind === 'option' && !Object.hasOwn(options, token.name))
  if (unknown) {
    const known = Object.keys(options).map((key) => `--${key}`)
    throw new UsageError(`there is no option ${unknown.rawName}${didYouMean(unknown.rawName, known) || `; see ${name} --help`}`)
  }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  if (values.help || values.version) return { values, input: '', rest: [] }
  const [input = '', ...rest] = positionals
  if ((rest.length > 0 && !command.rest) || (input === '') !== (command.argument === undefined))
    throw new UsageError(`${name} takes ${command.argument ? 'one argument' : 'no argument'}: ${formatExample(command, name)}`)
  if (command.argument) assertValue(input, input, command.argument)
  for (const [key, option] of Object.entries(command.options)) {
    const value = values[key]
    if (value !== undefined) assertValue(`--${key} ${value}`, value, { ...option, example: `--${key} ${option.example}` })
    else if (option.required) throw new UsageError(`--${key} is missing: ${option.description}, e.g. --${key} ${option.example}`)
  }
  return { values, input, rest }
}

const isParseError = (error) => String(error.code).startsWith('ERR_PARSE_ARGS')

/**
 * Runs a command.
 * @param {Command} command
 * @param {readonly string[]} args
 * @param {CommandOutput & { name: string, summary?: string, help?: string }} context `name` is what the user types to
 * call it; `help` replaces the help that derives from the command
 * @returns {Promise<number>} exit code: 1 if the command failed, 2 for wrong usage
 */
export async function runCommand(command, args, context) {
  const { name, print, complain } = context
  try {
    const { values, input, rest } = parseRequest(command, [...args], name)
    if (values.help) print(context.help ?? renderHelp(command, context))
    else if (values.version) print(version)
    else return Number((await command.run({ values, input, rest, print, complain })) ?? 0)
    return 0
  } catch (error) {
    const isUsage = error instanceof UsageError || isParseError(error)
    complain(isUsage ? error.message.replaceAll('\n', ' ') : error.message)
    return isUsage ? 2 : 1
  }
}

/** Writes to the streams of the process. */
export const processOutput = {
  print: (/** @type {string} */ line) => void process.stdout.write(`${line}\n`),
  complain: (/** @type {string} */ line) => void process.stderr.write(`${line}\n`),
}
