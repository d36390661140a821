import { isValues, type Values } from './recording'

/** Fields whose values depend on the run or machine, or are secret: only their type is compared. */
const ofTheRun = new Set([
  'createTime',
  'updateTime',
  'password',
  'clientSecret',
  'accessToken',
  'refreshToken',
  'key',
  'image',
  'avatar',
  'license',
  // place and cause of a server failure
  'userAgent',
  'methodClass',
  'methodName',
  'fileName',
  'lineNumber',
  'exceptionName',
  'stackTrace',
])
const getLastSegment = (path: string) => path.split('.').at(-1) ?? ''
const idLike = /^\d{16,20}$/

export interface Comparison {
  readonly expected: unknown
  readonly ids: Map<string, string>
  /** Ids of initial rows, which are the same in both. */
  readonly seeded: ReadonlySet<string>
  /** Whether the recorded body was cut. */
  readonly cut: boolean
}

const databaseText = /^\n### (Error \w+ database\. {2}Cause: [^\n]*)/

/** Whether the text is several ids, comma-separated; 0 is the root of a tree. */
const looksLikeIds = (text: string) => text.includes(',') && text.split(',').every((part) => part === '0' || idLike.test(part))

/** Kind of a difference: `shape` is a field or a type, `value` a value or a count. */
export interface Difference {
  readonly kind: 'shape' | 'value'
  readonly text: string
}

/** Lists the differences between a response and its recording. */
export function compareResponses(actual: unknown, { expected, ids, seeded, cut }: Comparison): Difference[] {
  const found: Difference[] = []
  const tell = (path: string, text: string, kind: Difference['kind'] = 'value'): void => {
    found.push({ kind, text: `${path || 'body'}: ${text}` })
  }

  const compareIds = (path: string, [wanted, given]: readonly [string, string]) => {
    const known = ids.get(wanted)
    if (known === undefined && wanted !== given && !seeded.has(wanted) && !seeded.has(given)) ids.set(wanted, given)
    else if ((known ?? wanted) !== given) tell(path, `id ${given} for ${known ?? wanted}`)
  }

  const compareTexts = (path: string, [wanted, given]: readonly [string, string]): void => {
    const name = getLastSegment(path)
    if (wanted === given || ofTheRun.has(name) || /^<.*>$/.test(wanted) || sameBeginning([wanted, given])) return
    if (idLike.test(wanted) && idLike.test(given)) {
      compareIds(path, [wanted, given])
      return
    }
    if (looksLikeIds(wanted)) {
      const right = given.split(',')
      for (const [index, part] of wanted.split(',').entries()) compareTexts(`${path}[${index}]`, [part, right[index] ?? ''])
      return
    }
    // the birthday of a new tenant's account is its creation time
    if (name === 'birthday' && /^20\d\d-\d\d-\d\d \d\d:/.test(wanted)) return
    if (name === 'tenantId' && ids.get(wanted) === undefined) ids.set(wanted, given)
    if (ids.get(wanted) !== given) tell(path, `${JSON.stringify(given)} for ${JSON.stringify(wanted)}`)
  }

  // the text after the cause names mappers and statements that the mock lacks
  const sameBeginning = ([wanted, given]: readonly [string, string]): boolean => {
    const [, cause] = databaseText.exec(wanted) ?? []
    if (cause !== undefined) return databaseText.exec(given)?.[1]?.startsWith(cause.replace(/…$/, '')) ?? false
    return cut && wanted.endsWith('…') && given.startsWith(wanted.slice(0, -1))
  }

  const compareLists = (path: string, [wanted, given]: readonly [readonly unknown[], unknown]): void => {
    if (!Array.isArray(given)) {
      tell(path, 'no list', 'shape')
      return
    }
    if (given.length !== wanted.length && !(cut && given.length > wanted.length)) tell(path, `${given.length} entries for ${wanted.length}`)
    for (const [index, part] of wanted.entries()) if (index < given.length) compare(`${path}[${index}]`, [part, given[index]])
  }

  const compareRecords = (path: string, [wanted, given]: readonly [Values, unknown]): void => {
    if (!isValues(given)) {
      tell(path, `${JSON.stringify(given)} for a record`, 'shape')
      return
    }
    for (const name of new Set([...Object.keys(wanted), ...Object.keys(given)])) {
      if (cut && name === 'children' && !(name in wanted)) continue
      if (!(name in given)) tell(path, `lacks ${name}`, 'shape')
      else if (!(name in wanted)) tell(path, `has ${name}`, 'shape')
      else compare(`${path}.${name}`, [wanted[name], given[name]])
    }
  }

  const compare = (path: string, [wanted, given]: readonly [unknown, unknown]): void => {
    if (Array.isArray(wanted)) compareLists(path, [wanted, given])
    else if (isValues(wanted)) compareRecords(path, [wanted, given])
    else if (typeof wanted === 'string' && typeof given === 'string') compareTexts(path, [wanted, given])
    else if (wanted !== given) {
      const alike = typeof wanted === typeof given && (wanted === null) === (given === null)
      if (!alike || !ofTheRun.has(getLastSegment(path)))
        tell(path, `${JSON.stringify(given)} for ${JSON.stringify(wanted)}`, alike ? 'value' : 'shape')
    }
  }

  compare('', [expected, actual])
  return found
}
