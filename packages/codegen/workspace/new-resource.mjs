// npm run new-resource -- biz/tourGuide: prints a declaration generated from the contract, for plugins/<area>;
// --plugin writes it there, with mock rows, a menu entry and a test
import { parseArgs } from 'node:util'
import { didYouMean } from '@jwsk/codegen/generate'
import { isMainModule } from '../../../scripts/lib/cli.mjs'
import { printLine, resolveFromRoot } from '../../../scripts/lib/root.mjs'
import { runOrThrow } from '../../../scripts/lib/run.mjs'
import { contracts } from './new-resource/contracts.mjs'
import { createResource } from './new-resource/create-resource.mjs'
import { formatActions, readEntity, writeResource } from './new-resource/write-resource.mjs'

const usage = `npm run new-resource -- <service>/<entity> …, e.g. biz/tourGuide

  --actions all|audit,enable   with these of the entity's further calls as actions
  --plugin tour                writes it there, with its labels, a test, rows of the mocks and a menu entry
  --no-mocks                   leaves rows and menu out, and the test over them`

const options = { actions: { type: 'string' }, plugin: { type: 'string' }, mocks: { type: 'boolean' } }

/** Parses the arguments; throws for an unknown option and suggests the intended one. */
export function parseArguments(args) {
  const unknown = args.find((word) => word.startsWith('--') && !(word.replace(/^--(no-)?/, '').split('=')[0] in options))
  if (unknown) throw new Error(`there is no option ${unknown}${didYouMean(unknown, ['--actions', '--plugin', '--no-mocks'])}\n${usage}`)
  const { values, positionals: paths } = parseArgs({ args, options, allowPositionals: true, allowNegative: true })
  if (paths.length === 0 || paths.some((path) => !/^[a-z]+\/[A-Za-z]\w*$/.test(path))) throw new Error(usage)
  if (paths.length > 1 && values.plugin !== undefined) throw new Error(`one entity at a time goes into a plugin\n${usage}`)
  return { paths, ...values }
}

function getOutputParts(path, actions) {
  const { file, declaration, manifest, permissions, zhCn, en } = createResource(path, actions)
  const [, name] = /export default (\w+)/.exec(declaration)
  const types = `import type { LabelsOf } from '@jwsk/kit'\nimport type ${name} from '../resources/${file.replace(/\.ts$/, '')}'\n\n`
  return [
    [`resources/${file}`, declaration],
    ['plugin.ts, in resources', `${manifest}\n`],
    ...(permissions.length > 0 ? [['plugin.ts, in permissions', `${permissions.map((code) => `'${code}',`).join('\n')}\n`]] : []),
    ['locales/zh-cn.ts', `${types}${zhCn} satisfies LabelsOf<typeof ${name}>,\n`],
    ['locales/en.ts', `${en},\n`],
  ]
}

/** Prints to stderr what else the contract offers, so that stdout can be redirected to a file. */
function formatResult(path, { left, byHand }) {
  const lines = [
    ...(left.actions.length > 0
      ? [`${path} can do more: ${formatActions(left)}\n  --actions all, or some of these names, writes them into the declaration`]
      : []),
    ...(byHand.length > 0 ? [`${path} can do what needs a form or a view of its own: ${byHand.join(', ')}`] : []),
  ]
  if (lines.length > 0) process.stderr.write(`\n${lines.join('\n')}\n`)
}

async function write({ paths: [path], plugin, actions, mocks }) {
  const { files, left, byHand } = writeResource({ path, plugin, actions, mocks })
  for (const file of files) printLine(file)
  await runOrThrow('node', [resolveFromRoot('scripts/generate.mjs')])
  printLine(
    `\nnpm start                      shows it${mocks === false ? ' once the mocks answer it and a menu entry leads there' : `: /${path}`}`,
  )
  printLine(`npx vitest run plugins/${plugin}`)
  formatResult(path, { left, byHand })
}

function printScreens({ paths, actions }) {
  const known = paths.map((path) => [path, readEntity(contracts, path, actions)])
  const parts = paths.flatMap((path) => getOutputParts(path, actions))
  process.stdout.write(parts.map(([where, text]) => `// plugins/<area>/${where}\n${text}`).join('\n'))
  for (const [path, { left, offered }] of known) formatResult(path, { left, byHand: offered.byHand })
}

if (isMainModule(import.meta.url)) {
  try {
    const request = parseArguments(process.argv.slice(2))
    if (request.plugin === undefined) printScreens(request)
    else await write(request)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 2
  }
}
