// derives `entity.action` for calls that their authors named differently or not at all

import { capitalize, chooseFree, toIdentifier } from './text.mjs'

const splitWords = (text, separators) =>
  text
    .normalize('NFC')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .split(separators)
    .filter(Boolean)
const latinWords = (text) => splitWords(text, /[^A-Za-z\d]+/)
const allWords = (text) => splitWords(text, /[^\p{L}\p{M}\p{Nd}]+/u)
/** Returns the words of a tag or a path in Latin letters, else those in any script. */
const words = (text) => {
  const latin = latinWords(text)
  return latin.length > 0 ? latin : allWords(text)
}
const joinCamelCase = (parts) => {
  const [first = '', ...rest] = parts
  // an abbreviation is lowercased as a whole: URLMap → urlMap
  const start = /^[A-Z]+$/.test(first) ? first.toLowerCase() : first.slice(0, 1).toLowerCase() + first.slice(1)
  return [start, ...rest.map(capitalize)].join('')
}
/** Converts an operationId to a name: its words say more than its path, in any script. */
const camel = (text) => joinCamelCase(allWords(text))

// names that `export const` cannot have, and those that the modules import
const reserved = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function globalThis if implements import in Infinity instanceof interface let NaN new null Operation package private protected public return static super switch this throw true try typeof undefined var void while with yield'.split(
    ' ',
  ),
)
/** Converts a name to one that a constant may have. */
export const toEntity = (name) => {
  if (reserved.has(name)) return `${name}Calls`
  const plain = name.replace(/^\d+/, '')
  if (plain === name) return toIdentifier(name, 'calls')
  return plain ? toIdentifier(`${plain}Calls`, 'calls') : `calls${name}`
}
const entityName = (text) => toEntity(joinCamelCase(words(text.replace(/[-_ ]?controller$/i, ''))))

/** Returns the meaningful segments of a path: no version, no `api`, no parameter, no common prefix. */
const getPathSegments = (path, prefix) => {
  const rest = prefix && path.startsWith(prefix) ? path.slice(prefix.length) : path
  return rest.split('/').filter((step) => step && !step.includes('{') && !/^(api|v\d+)$/i.test(step) && words(step).length > 0)
}

const getPathParameters = (path) => [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name)

/** Strips what tools add to an operationId: FastAPI the path and method, springfox `UsingGET`. */
function plainId({ id, method, path }) {
  const tail = `${path.replace(/\W/g, '_')}_${method.toLowerCase()}`
  return id.endsWith(tail) ? id.slice(0, -tail.length) : id.replace(/Using(GET|PUT|POST|DELETE|PATCH|HEAD|OPTIONS)(_\d+)?$/, '')
}

/** Finds ids that differ only in a number, as springdoc derives them from methods; they carry no meaning. */
const findNumberedIds = (operations) => new Set(operations.flatMap(({ id }) => /^(.+)_\d+$/.exec(id ?? '')?.[1] ?? []))

/** Names the entity of an operationId; `undefined` if the id has no letter for it. */
const entityOfId = (text) => {
  const name = camel(text.replace(/[-_ ]?controller$/i, ''))
  return name ? toEntity(name) : undefined
}

const isPlain = (id) => /^[a-z]\w*\.[a-z]\w*$/i.test(id ?? '')

function nameById(operation, numbered) {
  const { id, tag } = operation
  if (!id || numbered.has(id.replace(/_\d+$/, ''))) return undefined
  if (isPlain(id)) return id.split('.')
  const own = plainId(operation)
  // `repos/list-for-org`, `drive.files.list`, `Users_List`, `CatsController_findAll`
  const parted = /^(.+)[./](.+)$/s.exec(own) ?? /^(\p{Lu}[\p{L}\d]*)_([\p{L}\d]+)$/u.exec(own)
  const [entity, action] = parted ? [entityOfId(parted[1]), camel(parted[2])] : []
  if (entity && action) return [entity, action]
  return camel(own) ? [tag, camel(own)] : undefined
}

/**
 * Names a call by its path: the last segment is the action if the path has no siblings, else it is the entity and the
 * method is the action.
 */
function nameByPath({ method, path }, { tag, isAlone, prefix }) {
  const steps = getPathSegments(path, prefix)
  const parameters = getPathParameters(path)
  const isAction = isAlone && parameters.length === 0 && steps.length > 1
  const thing = (isAction ? steps.at(-2) : steps.at(-1)) ?? 'root'
  const entity = tag ?? entityName(thing)
  const at = steps.findLastIndex((step) => entityName(step) === entity)
  const rest = at < 0 ? steps.slice(-1) : steps.slice(at + 1)
  const own = isAction && rest.length > 0 && !isMetadataCall({ method }) ? [] : [method.toLowerCase()]
  const by = parameters.length > 0 ? ['by', ...parameters.flatMap(words)] : []
  return [entity, joinCamelCase([...own, ...rest.flatMap(words), ...by])]
}

/** Whether a call asks about a resource that other calls of its path read or write; it changes none of their names. */
const isMetadataCall = ({ method }) => method === 'HEAD' || method === 'OPTIONS'

/** Creates a predicate: whether a path has one method and no child with a parameter: `/boat/page`, but not `/boats`. */
const createLeafPredicate = (operations) => {
  const paths = operations.filter((operation) => !isMetadataCall(operation)).map(({ path }) => path)
  return (path) => paths.filter((other) => other === path || other.startsWith(`${path}/{`)).length <= 1
}

const getOperationKey = ({ method, path }) => `${method} ${path}`

/** Names an action by its method, if it would not begin with a letter. */
const toAction = (name, method) => toIdentifier(/^\p{L}/u.test(name) ? name : `${method.toLowerCase()}${capitalize(name)}`, 'call')

/** Names a call by its method and its whole path. */
function getPathAction({ method, path }, prefix) {
  const rest = prefix && path.startsWith(prefix) ? path.slice(prefix.length) : path
  const parameters = getPathParameters(path)
  const by = parameters.length > 0 ? ['by', ...parameters.flatMap(allWords)] : []
  const steps = rest.replace(/\{[^{}]*\}/g, ' ')
  return toAction(joinCamelCase([method.toLowerCase(), ...allWords(steps), ...by]), method)
}

// names must differ in more than case, because they become file names
const toKey = (...parts) => parts.join('.').normalize('NFC').toLowerCase()

/** Assigns a unique name to each call: first to those named by the author, then to the others in document order. */
function assignNames(requests, { prefix, report }) {
  const owners = new Map()
  const ids = new Set()
  const assign = ({ operation, entity, action, isGiven, id }) => {
    const free = chooseFree([action, getPathAction(operation, prefix)], (name) => owners.has(toKey(entity, name)))
    const owner = owners.get(toKey(entity, action))
    if (owner)
      report(
        `${getOperationKey(operation)} is ${entity}.${free}, because ${entity}.${action} is ${getOperationKey(owner)}; --names gives it another name`,
      )
    owners.set(toKey(entity, free), operation)
    const own = chooseFree([isGiven && free === action ? id : id.replace(/[^.]*$/, free)], (name) => ids.has(name))
    ids.add(own)
    return { ...operation, id: own, entity, action: free }
  }
  const named = new Map()
  for (const isGiven of [true, false])
    for (const entry of requests) if (entry.isGiven === isGiven) named.set(entry.operation, assign(entry))
  return requests.map(({ operation }) => named.get(operation))
}

/** Throws if the file of names lists what is no name, no call, or one name for two calls; the message has all of them. */
function assertNames(names, operations) {
  const keys = new Set(operations.map(getOperationKey))
  const wrong = Object.entries(names).filter(([, name]) => typeof name !== 'string' || !isPlain(name))
  const values = Object.values(names).map((name) => toKey(name))
  const twice = Object.entries(names).filter(([, name]) => values.filter((value) => value === toKey(name)).length > 1)
  const unknown = Object.keys(names).filter((key) => !keys.has(key))
  const problems = [
    ...wrong.map(([key, name]) => `"${key}" is "${name}", which is not entity.action`),
    ...twice.map(([key, name]) => `"${key}" is "${name}", as another call is`),
    ...(unknown.length > 0 ? [`there is no call ${unknown.join(', ')}`] : []),
  ]
  if (problems.length > 0) throw new Error(`--names: ${problems.join('; ')}`)
}

/**
 * Names every call of a description, by `names` first: method and path → `entity.action`. Keys of queries, logs and
 * profiles prefix it with the service, so that it never equals a call of the platform; an operationId that is
 * `entity.action` already is used unchanged. `report` gets the calls that another name than theirs was found for.
 */
export const createNamer =
  ({ names = {}, prefix = '', service = 'own', report = () => undefined } = {}) =>
  (operations) => {
    assertNames(names, operations)
    const numbered = findNumberedIds(operations)
    const isLeafPath = createLeafPredicate(operations)
    const requests = operations.map((operation) => {
      const given = names[getOperationKey(operation)]
      const tag = operation.tag && latinWords(operation.tag).length > 0 ? entityName(operation.tag) : undefined
      const byPath = nameByPath(operation, { tag, isAlone: isLeafPath(operation.path), prefix })
      const [named = byPath[0], action] = given?.split('.') ?? nameById({ ...operation, tag }, numbered) ?? byPath
      // a constant that begins with a capital might be the name of a type
      const entity = toEntity(named.slice(0, 1).toLowerCase() + named.slice(1))
      const own = given === undefined && isPlain(operation.id)
      const plain = toAction(action, operation.method)
      const id = own ? operation.id : `${joinCamelCase([...words(service), entity])}.${plain}`
      return { operation, entity, action: plain, id, isGiven: own || given !== undefined }
    })
    return assignNames(requests, { prefix, report })
  }
