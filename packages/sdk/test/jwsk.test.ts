import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Command, runCommand } from '../bin/command-line.mjs'
import { runJwsk } from '../bin/commands.mjs'

const home = join(import.meta.dirname, '..')
const commandNames = ['generate', 'avue', 'check', 'mock', 'new resource', 'new plugin', 'new console']

interface Output {
  readonly code: number
  readonly out: string
  readonly error: string
}

async function collect(run: (output: { print(line: string): void; complain(line: string): void }) => Promise<number>): Promise<Output> {
  const [out, error]: [string[], string[]] = [[], []]
  const code = await run({ print: (line) => void out.push(line), complain: (line) => void error.push(line) })
  return { code, out: out.join('\n'), error: error.join('\n') }
}

const jwsk = (...args: readonly string[]) => collect((output) => runJwsk(args, output))

describe('jwsk', () => {
  test('--help lists every command', async () => {
    const { code, out, error } = await jwsk('--help')
    expect({ code, error }).toEqual({ code: 0, error: '' })
    for (const name of commandNames) expect(out).toMatch(new RegExp(`^  ${name} +\\w`, 'm'))
    expect((await jwsk('new', '--help')).out).toBe(out)
  })

  test.each(commandNames)('%s --help describes its options', async (name) => {
    const { code, out, error } = await jwsk(...name.split(' '), '--help')
    expect({ code, error }).toEqual({ code: 0, error: '' })
    expect(out).toMatch(new RegExp(`^jwsk ${name}\\b`))
    expect(out).toMatch(/^ {2}--help +prints this help$/m)
  })

  test.each(['', ...commandNames])('%s --version prints the version of the package', async (name) => {
    const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'))
    expect(await jwsk(...name.split(' ').filter(Boolean), '--version')).toEqual({ code: 0, out: version, error: '' })
  })

  test.each([
    [[], 'jwsk takes a command: generate, avue, check, mock, new resource, new plugin, new console'],
    [['genrate', 'x.yaml'], 'there is no command genrate; did you mean generate?'],
    [['new', 'plugn'], 'there is no command new plugn; did you mean new plugin?'],
    [['new'], 'jwsk new takes a command: new resource, new plugin, new console'],
    [['destroy'], 'there is no command destroy; see jwsk --help'],
    [['constructor'], 'there is no command constructor; see jwsk --help'],
    [['--hepl'], 'there is no option --hepl; did you mean --help?'],
    [['generate', 'x.yaml', '--otu', 'src'], 'there is no option --otu; did you mean --out?'],
    [['generate', 'x.yaml', '-o', 'src'], 'there is no option -o; see jwsk generate --help'],
    [['generate', '--out', 'src'], 'jwsk generate takes one argument: jwsk generate ./openapi.yaml --out src/api'],
    [['generate', 'x.yaml'], '--out is missing: folder of the modules, e.g. --out src/api'],
    [['generate', 'x.yaml', '--out', 'src', '--prefix', 'acme'], /^--prefix acme is invalid: prefix of .*, e\.g\. --prefix \/acme-$/],
    [
      ['mock', '--platform', 'springblad'],
      '--platform springblad is none of jwsk, springblade, springblade3, bladex; did you mean springblade?',
    ],
    [['mock', 'now'], 'jwsk mock takes no argument: jwsk mock'],
    [['mock', '--port'], /^Option '--port <value>' argument missing$/],
    [['new', 'plugin', 'Car Wash'], /^Car Wash is invalid: .*, e\.g\. car-wash$/],
  ])('%j is wrong usage, in one line with exit code 2', async (args, error) => {
    expect(await jwsk(...args)).toEqual({ code: 2, out: '', error: typeof error === 'string' ? error : expect.stringMatching(error) })
  })

  test('a command that fails exits with 1', async () => {
    expect(await jwsk('generate', '/nowhere.yaml', '--out', 'src')).toEqual({
      code: 1,
      out: '',
      error: '/nowhere.yaml cannot be read: there is no such file',
    })
  })
})

describe('runCommand', () => {
  const command: Command = {
    argument: { example: 'a.txt', description: 'file' },
    options: { loud: { type: 'boolean', description: 'in capitals' } },
    run: ({ values, input, print }) => print(values.loud ? input.toUpperCase() : input),
  }
  const run = (...args: string[]) => collect((output) => runCommand(command, args, { ...output, name: 'cat', summary: 'prints' }))

  test('passes the argument and the options', async () => {
    expect(await run('b.txt', '--loud')).toEqual({ code: 0, out: 'B.TXT', error: '' })
  })

  test('renders help from the declaration', async () => {
    expect((await run('--help')).out).toBe(`cat a.txt …

  prints

  a.txt      file
  --loud     in capitals
  --help     prints this help
  --version  prints the version`)
  })
})

describe('in a project without the other packages', () => {
  let alone: string
  beforeAll(async () => {
    alone = await mkdtemp(join(tmpdir(), 'jwsk-alone-'))
    await cp(join(home, 'bin'), join(alone, 'bin'), { recursive: true })
    await cp(join(home, 'package.json'), join(alone, 'package.json'))
  })
  afterAll(() => rm(alone, { recursive: true }))

  test.each([
    ['generate', '@jwsk/codegen'],
    ['check', '@jwsk/contract-check'],
    ['mock', '@jwsk/mocks'],
    ['new plugin', 'create-jwsk-plugin'],
  ])('jwsk %s names the package to install', async (name, from) => {
    const failure = promisify(execFile)('node', [join(alone, 'bin/jwsk.mjs'), ...name.split(' ')], { cwd: alone })
    await expect(failure).rejects.toMatchObject({
      code: 2,
      stdout: '',
      stderr: `jwsk ${name} comes with ${from}, which is not installed here: npm i -D ${from}\n`,
    })
  })
})
