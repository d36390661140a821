// tests the contracts with third-party tools: YAML 1.1 parsers, validators and generators
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { parse, parseDocument, visit } from 'yaml'
import { listContractFiles } from '../openapi/list-contract-files.mjs'
import { bundleContract } from './lib/bundle-contract.mjs'

/** Strings in braces or brackets that PyYAML and SnakeYAML end at the question mark. */
function cutTexts(text) {
  const found = []
  visit(parseDocument(text), {
    Scalar(_, { type, source }, path) {
      if (type === 'PLAIN' && source.includes('?') && path.some((node) => node.flow)) found.push(source)
    },
  })
  return found
}

/** Parses a text as YAML 1.1, which has its own rules for numbers, dates and booleans. */
const readAs11 = (text) => parse(text, { version: '1.1', strict: true, uniqueKeys: true })

test('a text with another value in YAML 1.1 is reported', () => {
  expect(cutTexts('{ xml: <?xml?>, cron: 0 10 * * ?, quoted: "a?" }\n')).toEqual(['<?xml?>', '0 10 * * ?'])
  expect(cutTexts('cron: 0 10 * * ?\n')).toEqual([])
  expect(readAs11('{ time: 18:00, answer: yes, day: 2026-11-23 }')).toEqual({ time: 1080, answer: true, day: new Date('2026-11-23') })
})

describe.each(listContractFiles().map((file) => ({ name: basename(file), file, text: readFileSync(file, 'utf8') })))(
  '$name',
  (contract) => {
    const { name, file, text } = contract

    test('has the same values in YAML 1.1 and 1.2', () => {
      expect(cutTexts(text)).toEqual([])
      expect(readAs11(text)).toEqual(parse(text))
    })

    test('is valid OpenAPI 3.1 as a bundle for a third-party validator', async () => {
      const validator = new Validator()
      expect(await validator.validate(bundleContract(file))).toEqual({ valid: true })
      expect(validator.version).toBe('3.1')
    })

    // the shared contract has no calls
    if (name === 'shared.yaml') return

    test('declares the headers of its calls', () => {
      const { security, components } = bundleContract(file)
      expect(security).toEqual([{ client: [], token: [] }])
      expect(components.securitySchemes).toMatchObject({
        client: { type: 'http', scheme: 'basic' },
        token: { type: 'apiKey', in: 'header', name: 'Blade-Auth' },
      })
    })
  },
)

test('the validator reports errors', async () => {
  const sound = bundleContract(listContractFiles()[0])
  expect(await new Validator().validate({ ...sound, security: [{ client: 'all' }] })).toMatchObject({ valid: false })
})
