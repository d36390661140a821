import { join } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import * as jsx from '../src/remote-plugins/shared/jsx-runtime'
import * as react from '../src/remote-plugins/shared/react'
import * as reactDom from '../src/remote-plugins/shared/react-dom'
import { createImportMap, findMissingExports } from './shared-modules'

const names = { kit: ['Button', 'text'], ui: ['Button', 'Icon'], sdk: ['isRecord'], wallboard: ['Wallboard'] }
const getExports = (entry: string) => names[/\/(kit|ui|sdk|wallboard)\/src\//.exec(entry)?.[1] as keyof typeof names] // an entry of one of them

const built = (file: string, exports: readonly string[]) => ({
  type: 'chunk',
  fileName: `assets/${file}-1234.js`,
  imports: ['assets/shell-1234.js'],
  facadeModuleId: normalizePath(join(import.meta.dirname, '../src/remote-plugins/shared', `${file}.ts`)),
  exports,
})

const createBundle = (chunks: readonly ReturnType<typeof built>[]) =>
  Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk])) as unknown as Rolldown.OutputBundle // `findMissingExports` reads nothing else

const whole = [
  built('react', Object.keys(react)),
  built('jsx-runtime', Object.keys(jsx)),
  built('react-dom', Object.keys(reactDom)),
  built('kit', names.kit),
  built('ui', names.ui),
  built('sdk', names.sdk),
  built('wallboard', names.wallboard),
]

test('shares every public export of React and of our packages', () => {
  expect(findMissingExports(createBundle(whole), getExports)).toEqual([])
})

test('reports a missing export or file', () => {
  const [, ...others] = whole
  const less = built(
    'react',
    Object.keys(react).filter((name) => name !== 'useState'),
  )
  expect(findMissingExports(createBundle([less, ...others]), getExports)).toEqual(['react lacks useState'])
  expect(findMissingExports(createBundle(others), getExports)).toEqual(['react has no file of its own'])
  expect(findMissingExports(createBundle(whole), () => ['Chart'])).toEqual([
    '@jwsk/sdk lacks Chart',
    '@jwsk/ui lacks Chart',
    '@jwsk/kit lacks Chart',
    '@jwsk/wallboard lacks Chart',
  ])
})

test('reports a shared file that another chunk imports', () => {
  const shell = { ...built('shell', []), imports: ['assets/kit-1234.js'] }
  expect(findMissingExports(createBundle([...whole, shell]), getExports)).toEqual([
    '@jwsk/kit comes with assets/shell-1234.js, and has to come by import() alone',
  ])
})

test('the import map maps shared names to files relative to the page', () => {
  expect(JSON.parse(createImportMap(createBundle(whole)))).toMatchObject({
    imports: { react: './assets/react-1234.js', '@jwsk/kit': './assets/kit-1234.js' },
  })
})
