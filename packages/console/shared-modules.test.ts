import { join } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { createImportMap, findMissingExports } from './shared-modules'
import * as jsx from './src/remote-plugins/shared/jsx-runtime'
import * as react from './src/remote-plugins/shared/react'
import * as reactDom from './src/remote-plugins/shared/react-dom'

const names = { kit: ['Button', 'text'], sdk: ['isRecord'] }
const exportsOf = (entry: string) => (entry.includes('/kit/') ? names.kit : names.sdk)

const built = (file: string, exports: readonly string[]) => ({
  type: 'chunk',
  fileName: `assets/${file}-1234.js`,
  imports: ['assets/shell-1234.js'],
  facadeModuleId: normalizePath(join(import.meta.dirname, 'src/remote-plugins/shared', `${file}.ts`)),
  exports,
})

const bundleOf = (chunks: readonly ReturnType<typeof built>[]) =>
  Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk])) as unknown as Rolldown.OutputBundle // what is looked at

const whole = [
  built('react', Object.keys(react)),
  built('jsx-runtime', Object.keys(jsx)),
  built('react-dom', Object.keys(reactDom)),
  built('kit', names.kit),
  built('sdk', names.sdk),
]

test('what is shared has every public name of React, of the SDK and of the kit', () => {
  expect(findMissingExports(bundleOf(whole), exportsOf)).toEqual([])
})

test('a name or a file that a plugin would miss is told', () => {
  const [, ...others] = whole
  const less = built(
    'react',
    Object.keys(react).filter((name) => name !== 'useState'),
  )
  expect(findMissingExports(bundleOf([less, ...others]), exportsOf)).toEqual(['react lacks useState'])
  expect(findMissingExports(bundleOf(others), exportsOf)).toEqual(['react has no file of its own'])
  expect(findMissingExports(bundleOf(whole), () => ['Chart'])).toEqual(['@jwsk/sdk lacks Chart', '@jwsk/kit lacks Chart'])
})

test('a file that something else imports is told: it would come unasked', () => {
  const shell = { ...built('shell', []), imports: ['assets/kit-1234.js'] }
  expect(findMissingExports(bundleOf([...whole, shell]), exportsOf)).toEqual([
    '@jwsk/kit comes with assets/shell-1234.js, and has to come by import() alone',
  ])
})

test('the import map leads from each shared name to its file, wherever the page stands', () => {
  expect(JSON.parse(createImportMap(bundleOf(whole)))).toMatchObject({
    imports: { react: './assets/react-1234.js', '@jwsk/kit': './assets/kit-1234.js' },
  })
})
