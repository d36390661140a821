// derives `entity.action` for calls that their authors named differently or not at all

const words = (text) =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean)
const capitalize = (word) => word[0].toUpperCase() + word.slice(1)
const joinCamelCase = (parts) => {
  const [first = '', ...rest] = parts
  // an abbreviation is lowercased as a whole: URLMap → urlMap
  const start = /^[A-Z]+$/.test(first) ? first.toLowerCase() : first[0]?.toLowerCase() + first.slice(1)
  return [first && start, ...rest.map(capitalize)].join('')
}
const camel = (text) => joinCamelCase(words(text))

// names that `export const` cannot have
const reserved = new Set(
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
)
const entityName = (text) => {
  const name = camel(text.replace(/[-_ ]?controller$/i, ''))
  return reserved.has(name) || /^\d/.test(name) ? `${name.replace(/^\d+/, '')}Calls` : name
}

/** Returns the meaningful segments of a path: no version, no `api`, no parameter, no common prefix. */
const getPathSegments = (path, prefix) => {
  const rest = prefix && path.startsWith(prefix) ? path.slice(prefix.length) : path
  return rest.split('/').filter((step) => step && !step.includes('{') && !/^(api|v\d+)$/i.test(step) && words(step).length > 0)
}

const getPathParameters = (path) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

/** Strips what tools add to an operationId: FastAPI the path and method, springfox `UsingGET`. */
function plainId({ id, method, path }) {
  const tail = `${path.replace(/\W/g, '_')}_${method.toLowerCase()}`
  return id.endsWith(tail) ? id.slice(0, -tail.length) : id.replace(/Using(GET|PUT|POST|DELETE|PATCH)(_\d+)?$/, '')
}

/** Finds ids that differ only in a number, as springdoc derives them from methods; they carry no meaning. */
const findNumberedIds = (operations) => new Set(operations.flatMap(({ id }) => /^(.+)_\d+$/.exec(id ?? '')?.[1] ?? []))

const isPlain = (id) => /^[a-z]\w*\.[a-z]\w*$/i.test(id ?? '')

function nameById(operation, numbered) {
  const { id, tag } = operation
  if (!id || numbered.has(id.replace(/_\d+$/, ''))) return undefined
  if (isPlain(id)) return id.split('.')
  const own = plainId(operation)
  // `repos/list-for-org`, `drive.files.list`, `Users_List`, `CatsController_findAll`
  const parted = /^(.+)[./](.+)$/.exec(own) ?? /^([A-Z][A-Za-z\d]*)_([A-Za-z\d]+)$/.exec(own)
  if (parted) return [entityName(parted[1]), camel(parted[2])]
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
  if (isAction && rest.length > 0) return [entity, joinCamelCase(rest.flatMap(words))]
  const by = parameters.length > 0 ? ['by', ...parameters.flatMap(words)] : []
  return [entity, joinCamelCase([method.toLowerCase(), ...rest.flatMap(words), ...by])]
}

/** Creates a predicate: whether a path has one method and no child with a parameter: `/boat/page`, but not `/boats`. */
const createLeafPredicate = (operations) => {
  const paths = operations.map(({ path }) => path)
  return (path) => paths.filter((other) => other === path || other.startsWith(`${path}/{`)).length === 1
}

const getOperationKey = ({ method, path }) => `${method} ${path}`

function assertUniqueNames(operations) {
  const known = new Map()
  for (const operation of operations) {
    // names must differ in more than case, because they become file names
    const name = `${operation.entity}.${operation.action}`.toLowerCase()
    const other = known.get(name)
    if (other)
      throw new Error(
        `${getOperationKey(other)} and ${getOperationKey(operation)} would both be called ${operation.entity}.${operation.action}: give one another operationId, or name it in a file for --names: { "${getOperationKey(operation)}": "${operation.entity}.other" }`,
      )
    known.set(name, operation)
  }
}

/**
 * Names every call of a description, by `names` first: method and path → `entity.action`. Keys of queries, logs and
 * profiles prefix it with the service, so that it never equals a call of the platform; an operationId that is
 * `entity.action` already is used unchanged.
 */
export const createNamer =
  ({ names = {}, prefix = '', service = 'own' } = {}) =>
  (operations) => {
    const numbered = findNumberedIds(operations)
    const isLeafPath = createLeafPredicate(operations)
    const unused = new Set(Object.keys(names))
    const named = operations.map((operation) => {
      const key = getOperationKey(operation)
      unused.delete(key)
      if (names[key] !== undefined && !isPlain(names[key]))
        throw new Error(`--names: "${key}" is "${names[key]}", which is not entity.action`)
      const tag = operation.tag && words(operation.tag).length > 0 ? entityName(operation.tag) : undefined
      const byPath = nameByPath(operation, { tag, isAlone: isLeafPath(operation.path), prefix })
      const [entity = byPath[0], action] = names[key]?.split('.') ?? nameById({ ...operation, tag }, numbered) ?? byPath
      const id = isPlain(operation.id) && !names[key] ? operation.id : `${joinCamelCase([...words(service), entity])}.${action}`
      return { ...operation, id, entity, action }
    })
    if (unused.size > 0) throw new Error(`--names: there is no call ${[...unused].join(', ')}`)
    assertUniqueNames(named)
    return named
  }
