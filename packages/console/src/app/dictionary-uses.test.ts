import { findDictionaryUsages } from '@jwsk/kit/testing'
import { dict, dictBiz } from '@jwsk/sdk/system'
import { expect, test } from 'vitest'
import { plugins } from './plugins'

const sources = import.meta.glob<string>('../../../../plugins/*/resources/*.ts', { query: '?raw', import: 'default', eager: true })
const dictionaryCall = /\b(dict|bizDict)\('(\w+)'/g
const operations = { dict: dict.dictionary, bizDict: dictBiz.dictionary }

test('every dictionary of a declaration is found as used by its screen', async () => {
  const loaded = await Promise.all(plugins.map(({ load }) => load()))
  const missing: string[] = []
  for (const [file, text] of Object.entries(sources)) {
    const area = file.split('/').at(-3)
    for (const [, kind, code = ''] of text.matchAll(dictionaryCall)) {
      const operation = operations[kind === 'dict' ? 'dict' : 'bizDict']
      const uses = await findDictionaryUsages(loaded, { operation, code })
      if (!uses.some(({ plugin }) => plugin.id === area)) missing.push(`${file}: ${code}`)
    }
  }
  expect(missing).toEqual([])
})
