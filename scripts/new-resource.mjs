// npm run new-resource -- biz/tourGuide: prints a declaration from the contract, for plugins/<area>
import { isMain } from './lib/main.mjs'
import { newResource } from './new-resource/declaration.mjs'
import { assertEntity } from './new-resource/entity.mjs'

const usage = 'npm run new-resource -- <service>/<entity> …, e.g. biz/tourGuide'

function partsOf(path) {
  const { file, declaration, manifest, zhCn, en } = newResource(path)
  return [
    [`resources/${file}`, declaration],
    ['plugin.ts, in resources', `${manifest}\n`],
    ['locales/zh-cn.ts', `${zhCn},\n`],
    ['locales/en.ts', `${en},\n`],
  ]
}

if (isMain(import.meta.url)) {
  const paths = process.argv.slice(2)
  if (paths.length === 0 || paths.some((path) => !/^[a-z]+\/[A-Za-z]\w*$/.test(path))) {
    process.stderr.write(`${usage}\n`)
    process.exit(2)
  }
  try {
    for (const path of paths) assertEntity(path)
    const parts = paths.flatMap(partsOf)
    process.stdout.write(parts.map(([where, text]) => `// plugins/<area>/${where}\n${text}`).join('\n'))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 2
  }
}
