import { isRecord } from '@jwsk/sdk'

/** Error at one option of the file, for the operator who fixes it. */
export interface ConfigFinding {
  /** Path of the option, e.g. `providers[0].authorizeUrl`; `''` for the whole file. */
  readonly path: string
  readonly zh: string
  readonly en: string
}

export type Message = Omit<ConfigFinding, 'path'>

/** Reads one value: reports errors and returns the default for `undefined`. */
export interface ConfigReader<T> {
  (value: unknown, path: string, report: (finding: ConfigFinding) => void): T
  /** Readers of the keys of an object, or of each object in a list. */
  readonly keys?: Readonly<Record<string, ConfigReader<unknown>>>
}

export type ReadValue<R> = R extends ConfigReader<infer T> ? T : never

export const requiredMessage: Message = { zh: '缺少此项', en: 'is missing' }

const typeNames = {
  string: { zh: '文字', en: 'a string' },
  number: { zh: '数字', en: 'a number' },
  boolean: { zh: ' true 或 false', en: 'true or false' },
  object: { zh: '对象', en: 'an object' },
  array: { zh: '列表', en: 'a list' },
}

const typeMessage = (kind: keyof typeof typeNames, value: unknown): Message => ({
  zh: `应为${typeNames[kind].zh}，不能是 ${JSON.stringify(value)}`,
  en: `must be ${typeNames[kind].en}, not ${JSON.stringify(value)}`,
})

export type ValueCheck<T> = (value: T) => Message | undefined

function createReader<T>(kind: 'string' | 'number' | 'boolean', defaultValue: T, check?: ValueCheck<T>): ConfigReader<T> {
  return (given, path, report) => {
    if (given === undefined) return defaultValue
    if (typeof given !== kind) {
      report({ path, ...typeMessage(kind, given) })
      return defaultValue
    }
    const value = given as T // checked above
    const message = check?.(value)
    if (message) report({ path, ...message })
    return value
  }
}

export const text = (defaultValue: string, check?: ValueCheck<string>) => createReader('string', defaultValue, check)

export const boolean = (defaultValue: boolean) => createReader('boolean', defaultValue)

export const number = (defaultValue: number, check?: ValueCheck<number>) => createReader('number', defaultValue, check)

export const positiveNumber = (defaultValue: number) =>
  number(defaultValue, (value) => (value > 0 ? undefined : { zh: '应大于 0', en: 'must be more than 0' }))

/** Reads a text without a default. */
export function requiredText(check?: ValueCheck<string>): ConfigReader<string> {
  const read = text('', check)
  return (value, path, report) => {
    if (value !== undefined && value !== '') return read(value, path, report)
    report({ path, ...requiredMessage })
    return ''
  }
}

export function optional<T>(read: ConfigReader<T>): ConfigReader<T | undefined> {
  const reader: ConfigReader<T | undefined> = (value, path, report) => (value === undefined ? undefined : read(value, path, report))
  return read.keys ? Object.assign(reader, { keys: read.keys }) : reader
}

export function list<T>(read: ConfigReader<T>): ConfigReader<readonly T[]> {
  const reader: ConfigReader<readonly T[]> = (value, path, report) => {
    if (value === undefined) return []
    if (Array.isArray(value)) return value.map((one, index) => read(one, `${path}[${index}]`, report))
    report({ path, ...typeMessage('array', value) })
    return []
  }
  return read.keys ? Object.assign(reader, { keys: read.keys }) : reader
}

/** Passes any value through; it is validated where it is used. */
export const anyValue: ConfigReader<unknown> = (value) => value

/** Reads a text, or an object that is validated where it is used. */
export const textOrRecord = (
  defaultValue: string,
  check?: ValueCheck<string>,
): ConfigReader<string | Readonly<Record<string, unknown>>> => {
  const read = text(defaultValue, check)
  return (value, path, report) => (isRecord(value) ? value : read(value, path, report))
}

/** Accepts objects under arbitrary names; they are validated where they are used. */
export const namedRecords: ConfigReader<undefined> = (value, path, report) => {
  const wrong = isRecord(value) ? Object.values(value).find((one) => !isRecord(one)) : value
  if (wrong !== undefined) report({ path, ...typeMessage('object', wrong) })
  return undefined
}

/** Reads an object of texts under names that pass `check`. */
export const textsByName =
  (check: ValueCheck<string>, checkText?: ValueCheck<string>): ConfigReader<Readonly<Record<string, string>>> =>
  (value, path, report) => {
    if (value === undefined) return {}
    if (!isRecord(value)) {
      report({ path, ...typeMessage('object', value) })
      return {}
    }
    const read = text('', checkText)
    for (const name of Object.keys(value)) {
      const message = check(name)
      if (message) report({ path: `${path}.${name}`, ...message })
    }
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, read(one, `${path}.${name}`, report)]))
  }

/** Reads one code or a list of codes, each a number or a text. */
export const codes: ConfigReader<readonly (number | string)[]> = (value, path, report) =>
  (value === undefined ? [] : [value].flat()).flatMap((code) => {
    if (typeof code === 'number' || (typeof code === 'string' && code !== '')) return [code]
    report({
      path,
      zh: `应为数字、文字或它们的列表，不能是 ${JSON.stringify(code)}`,
      en: `must be a number, a string or a list of them, not ${JSON.stringify(code)}`,
    })
    return []
  })

/** Reads the text `all`, or a list of texts. */
export const allOrTexts: ConfigReader<'all' | readonly string[]> = (value, path, report) => {
  if (value === 'all') return value
  if (typeof value !== 'string') return list(text(''))(value, path, report)
  report({ path, zh: '应为 "all" 或文字的列表', en: 'must be "all" or a list of strings' })
  return []
}

type Shape = Readonly<Record<string, ConfigReader<unknown>>>

/** Reads an object with exactly these optional keys. */
export function record<S extends Shape>(keys: S): ConfigReader<{ readonly [K in keyof S]: ReadValue<S[K]> }> {
  const reader: ConfigReader<{ readonly [K in keyof S]: ReadValue<S[K]> }> = (value, path, report) => {
    if (value !== undefined && !isRecord(value)) report({ path, ...typeMessage('object', value) })
    const given = new Map(isRecord(value) ? Object.entries(value) : [])
    const at = (key: string) => (path === '' ? key : `${path}.${key}`)
    const known = Object.keys(keys).join(', ')
    for (const key of given.keys())
      if (!Object.hasOwn(keys, key))
        report({ path: at(key), zh: `没有这个选项；可用的有 ${known}`, en: `is not an option; known are ${known}` })
    const read = Object.entries(keys).map(([key, one]) => [key, one(given.get(key), at(key), report)])
    return Object.fromEntries(read) as { readonly [K in keyof S]: ReadValue<S[K]> } // each key has its reader
  }
  return Object.assign(reader, { keys })
}
