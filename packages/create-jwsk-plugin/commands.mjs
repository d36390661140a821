// the commands of `jwsk` that come with this package
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createTemplateFiles, namePattern } from './template-files.mjs'

async function createPlugin({ input: name, print }) {
  if (existsSync(name)) throw new Error(`${name} exists already`)
  for (const [path, text] of Object.entries(createTemplateFiles(name))) {
    await mkdir(dirname(join(name, path)), { recursive: true })
    await writeFile(join(name, path), text)
  }
  print(`\ncd ${name}\nnpm install\nnpm test\nnpm run build\nnpm run dev -- --console <the address or folder of a console>\n`)
}

export const commands = {
  'new plugin': {
    argument: { example: 'car-wash', pattern: namePattern, description: 'lowercase words and digits, separated by hyphens' },
    options: {},
    run: createPlugin,
  },
}
