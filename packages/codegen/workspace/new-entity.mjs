// npm run new-entity -- biz/purchaseOrder orderNo:text! total:money: adds an entity to a contract: its tag, calls and schemas
import { processOutput, runCommand } from '@jwsk/sdk/command-line'
import { isMainModule } from '../../../scripts/lib/cli.mjs'
import { resolveFromRoot } from '../../../scripts/lib/root.mjs'
import { runOrThrow } from '../../../scripts/lib/run.mjs'
import { getFieldUsages } from './new-entity/parse-fields.mjs'
import { writeEntity } from './new-entity/write-entity.mjs'

const summary = 'adds an entity to openapi/<service>.yaml, and generates its operations'

/** @type {import('@jwsk/sdk/command-line').Command} */
const command = {
  argument: { example: 'biz/purchaseOrder', pattern: /^[a-z]+\/[a-z][A-Za-z]*$/, description: 'service and name of the entity' },
  rest: {
    example: 'orderNo:text! …',
    description: `fields as name:kind, name=label:kind for a Chinese label, name:kind! if required; parentheses need quotes. Kinds: ${getFieldUsages().join(' ')}`,
  },
  options: {
    title: { type: 'string', example: '采购单', description: 'Chinese name of the entity. Defaults to words for those of its name' },
    actions: { type: 'string', example: 'send,approve', description: 'further calls on records, by `ids`' },
  },
  async run({ input: path, rest: fields, values: { title, actions }, print, complain }) {
    const { file, notices } = writeEntity({ path, fields, title, actions })
    print(file)
    for (const notice of notices) complain(notice)
    await runOrThrow('node', [resolveFromRoot('scripts/generate.mjs')])
    const more = actions ? ' --actions all' : ''
    print(`\nnpm run new-resource -- ${path} --plugin <plugin>${more}   writes its screen, mocks and menu entry`)
  },
}

if (isMainModule(import.meta.url))
  process.exitCode = await runCommand(command, process.argv.slice(2), { ...processOutput, name: 'npm run new-entity --', summary })
