import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { parse } from 'yaml'
import { atPresent } from './present'

export type Plain = Readonly<Record<string, unknown>>

export interface Parameter {
  readonly name: string
  readonly place: string
  readonly required: boolean
  /** A value that the contract itself gives. */
  readonly given: unknown
}

/** What a contract cannot say by its schemas: with which record a call can be tried (`x-check`). */
export interface Trial {
  /** Name of a parameter or body field → `entity.list.field`: the value of that field in a record of that list. */
  readonly with: Readonly<Record<string, string>>
  /** What such a record has to hold. */
  readonly where: Plain
  /** Why a deployment may refuse the contract's own example. */
  readonly refusal?: string
}

/** One operation of the contracts, with what a call of it needs. */
export interface Contracted {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly example: unknown
  readonly trial: Trial
  /** The body's fields that name a record of another entity. */
  readonly references: ReadonlyMap<string, string>
  readonly answerType: string
  /** May be called to look, any number of times. */
  readonly isRead: boolean
  readonly isSignIn: boolean
  deviations(answer: unknown): string[]
}

const folder = join(import.meta.dirname, '../../openapi')
const base = 'https://contract.invalid/'
const methods = ['get', 'put', 'post', 'delete', 'patch']
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null
const token = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

function describe({ instancePath, message, keyword, params }: ErrorObject): string {
  const where = `$${instancePath.replaceAll('/', '.').replace(/\.(\d+)/g, '[$1]')}`
  if (keyword === 'required') return `${where}: ${String(params.missingProperty)} is missing`
  return `${where}: expected ${keyword === 'type' ? String(params.type) : (message ?? keyword)}`
}

/** Every operation of every contract, in the order of the files. */
export function loadContracts(): Contracted[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  const documents = new Map(files.map((name) => [name, parse(readFileSync(join(folder, name), 'utf8')) as Plain]))
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
  // formats come as a CommonJS default
  ;(formats as unknown as (target: Ajv2020) => void)(ajv)
  for (const [name, document] of documents) ajv.addSchema(document, base + name)

  const follow = (node: unknown, file: string): { node: Plain; file: string } => {
    if (!isPlain(node)) return { node: {}, file }
    if (typeof node.$ref !== 'string') return { node, file }
    const [path = '', pointer = ''] = node.$ref.split('#')
    const target = path || file
    let found: unknown = documents.get(target)
    for (const part of pointer.split('/').slice(1))
      found = isPlain(found) ? found[part.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined
    return follow(found, target)
  }

  const parameter = (entry: unknown, file: string): Parameter => {
    const { node, file: at } = follow(entry, file)
    const schema = follow(node.schema, at).node
    const listed = [
      node.example,
      schema.default,
      (schema.enum as unknown[] | undefined)?.[0],
      (schema.examples as unknown[] | undefined)?.[0],
    ]
    return {
      name: String(node.name),
      place: String(node.in),
      required: node.required === true,
      given: atPresent(listed.find((value) => value !== undefined)),
    }
  }

  const referencesOf = (schema: unknown, file: string): [string, string][] => {
    const { node, file: within } = follow(schema, file)
    const parts = ((node.allOf ?? []) as unknown[]).flatMap((part) => referencesOf(part, within))
    const own = Object.entries((node.properties ?? {}) as Plain).flatMap(([name, field]): [string, string][] => {
      // a reference may stand beside a $ref, and in the entries of a list
      const entity = (field as Plain)['x-reference'] ?? follow((field as Plain).items, within).node['x-reference']
      return typeof entity === 'string' ? [[name, entity]] : []
    })
    return [...parts, ...own]
  }

  const operation = (at: { file: string; path: string; method: string }, item: Plain): Contracted => {
    const { file, path, method } = at
    const answer = follow((item.responses as Plain)?.['200'], file)
    const answerType = Object.keys((answer.node.content ?? {}) as Plain)[0] ?? ''
    const body = follow(item.requestBody, file)
    const content = Object.values((body.node.content ?? {}) as Plain)[0] as Plain | undefined
    const response = isPlain((item.responses as Plain)?.['200']) ? ((item.responses as Plain)['200'] as Plain) : {}
    const pointer =
      typeof response.$ref === 'string'
        ? { file: answer.file, pointer: response.$ref.split('#')[1] ?? '' }
        : { file, pointer: `/paths/${token(path)}/${method}/responses/200` }
    return {
      id: String(item.operationId),
      method: method.toUpperCase(),
      path,
      parameters: ((item.parameters ?? []) as unknown[]).map((entry) => parameter(entry, file)),
      example: atPresent(content?.example),
      trial: { with: {}, where: {}, ...(item['x-check'] as Partial<Trial> | undefined) },
      references: new Map(referencesOf(content?.schema, body.file)),
      answerType,
      isRead: method === 'get' && item['x-idempotent'] !== false,
      isSignIn: item['x-auth-flow'] === true,
      deviations(value) {
        const reference = `${base}${pointer.file}#${pointer.pointer}/content/${token(answerType)}/schema`
        const validate = ajv.getSchema(reference) ?? ajv.compile({ $ref: reference })
        if (validate(value)) return []
        return [...new Set((validate.errors ?? []).map(describe))]
      },
    }
  }

  return [...documents].flatMap(([file, document]) =>
    Object.entries((document.paths ?? {}) as Plain).flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const node = (item as Plain)[method]
        return isPlain(node) && typeof node.operationId === 'string' ? [operation({ file, path, method }, node)] : []
      }),
    ),
  )
}
