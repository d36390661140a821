// the files of a screen, printed or written to a folder
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const labelsNotice = '// made of the names on the wire: they want the words of somebody who speaks English'

/** Renders the parts of a screen under the names of the files that they belong to. */
function renderScreen({ file, declaration, manifest, permissions, zhCn, en }) {
  const [, name] = /export default (\w+)/.exec(declaration) ?? []
  const types = `import type { LabelsOf } from '@jwsk/kit'\nimport type ${name} from '../resources/${file.replace(/\.ts$/, '')}'\n\n`
  const parts = [
    [`resources/${file}`, declaration],
    ['plugin.ts, in resources', `${manifest}\n`],
    ...(permissions.length > 0 ? [['plugin.ts, in permissions', `${permissions.map((code) => `'${code}',`).join('\n')}\n`]] : []),
    ['locales/zh-cn.ts', `${types}${zhCn} satisfies LabelsOf<typeof ${name}>,\n`],
    ['locales/en.ts', `${labelsNotice}\n${en},\n`],
  ]
  return parts
    .map(([where, text]) => `// ${where}\n${text}`)
    .join('\n')
    .trimEnd()
}

/** Writes the files of a screen, and returns their paths; throws if a file exists, because it may have been edited. */
function writeFiles({ file, declaration, zhCn, en }, out) {
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

/** Writes a screen to a folder, or renders it if there is no folder; returns the lines to print. */
export function writeScreen(screen, out) {
  if (out === undefined) return [renderScreen(screen)]
  return [...writeFiles(screen, out), '', `in resources of plugin.ts: ${screen.manifest}`]
}
