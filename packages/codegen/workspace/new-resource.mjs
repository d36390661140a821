// npm run new-resource -- biz/tourGuide: `jwsk new resource` that can also write into plugins/<area>, with mock rows, a menu entry and a test
import { processOutput, runCommand } from '@jwsk/sdk/command-line'
import { isMainModule } from '../../../scripts/lib/cli.mjs'
import { resolveFromRoot } from '../../../scripts/lib/root.mjs'
import { runOrThrow } from '../../../scripts/lib/run.mjs'
import { commands } from '../commands.mjs'
import { describeOffer } from '../src/resource/select-actions.mjs'
import { writeResource } from './new-resource/write-resource.mjs'

const newResource = commands['new resource']
const summary = 'creates a screen over an entity of the contracts'

async function write({ input: path, values: { plugin, actions, 'no-mocks': noMocks = false }, print, complain }) {
  const { files, left, byHand, leftOut } = writeResource({ path, plugin, actions, mocks: !noMocks })
  for (const file of files) print(file)
  await runOrThrow('node', [resolveFromRoot('scripts/generate.mjs')])
  print(`\nnpm start                      shows it${noMocks ? ' once the mocks answer it and a menu entry leads there' : `: /${path}`}`)
  print(`npx vitest run plugins/${plugin}`)
  for (const line of describeOffer(path, { left, byHand, leftOut })) complain(line)
}

/** @type {import('@jwsk/sdk/command-line').Command} */
const command = {
  ...newResource,
  options: {
    ...newResource.options,
    plugin: { type: 'string', example: 'tour', description: 'plugin to write it into, with labels, a test, mock rows and a menu entry' },
    'no-mocks': { type: 'boolean', description: 'with --plugin: omits mock rows, menu entry and test' },
  },
  run: (request) => (request.values.plugin === undefined ? newResource.run(request) : write(request)),
}

if (isMainModule(import.meta.url))
  process.exitCode = await runCommand(command, process.argv.slice(2), { ...processOutput, name: 'npm run new-resource --', summary })
