import { isRecord } from '@jwsk/sdk'
import { RemotePluginError } from './plugin-switch'
import { isCaretRange } from './version-range'

/** Entry of a remote plugin in `config.json`; printed by `npm run build` of the plugin. */
export interface Manifest {
  readonly id: string
  readonly version: string
  /** Address of the folder that contains its files. */
  readonly base: string
  /** Other origin that the operator allows to serve it. */
  readonly origin?: string
  /** Name of the file among `files` that runs first. */
  readonly entry: string
  readonly files: Readonly<Record<string, string>>
  readonly styles?: Readonly<Record<string, string>>
  readonly needs: { readonly console: string }
}

interface Message {
  readonly zh: string
  readonly en: string
}

interface Rule {
  readonly isFine: (value: unknown) => boolean
  readonly otherwise: Message
}

const createRule = (isFine: Rule['isFine'], zh: string, en: string): Rule => ({ isFine, otherwise: { zh, en } })

const matches = (form: RegExp) => (value: unknown) => typeof value === 'string' && form.test(value)

const isFolder = (value: unknown) =>
  matches(/\/$/)(value) && URL.canParse(String(value), document.baseURI) && /^http/.test(new URL(String(value), document.baseURI).protocol)

const isOrigin = (value: unknown) => typeof value === 'string' && URL.canParse(value) && new URL(value).origin === value

// no path traversal: every segment has characters other than dots
const isFile = matches(/^(?:\.*[\w-][\w.-]*)(?:\/\.*[\w-][\w.-]*)*$/)
const isDigest = matches(/^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/)

const areDigests = (value: unknown) => isRecord(value) && Object.entries(value).every(([file, digest]) => isFile(file) && isDigest(digest))

const digests = createRule(
  areDigests,
  '应为 { "文件": "sha384-…" }，文件是文件夹内的路径',
  'must be { "file": "sha384-…" } with paths within the folder',
)

const rules: Readonly<Record<keyof Manifest, Rule>> = {
  id: createRule(
    matches(/^[a-z][a-z0-9-]*$/),
    '应以小写字母开头，只含小写字母、数字和 -',
    'must begin with a small letter and hold small letters, digits and - only',
  ),
  version: createRule(matches(/./), '应为版本号', 'must be a version'),
  base: createRule(isFolder, '应为以 / 结尾的文件夹地址', 'must be the address of a folder, with / at its end'),
  origin: createRule(
    (value) => value === undefined || isOrigin(value),
    '应为 https://host 形式的来源',
    'must be an origin like https://host',
  ),
  entry: createRule(matches(/./), '应是 files 中的一个', 'must be one of files'),
  files: digests,
  styles: createRule((value) => value === undefined || areDigests(value), digests.otherwise.zh, digests.otherwise.en),
  needs: createRule(
    (value) => isRecord(value) && matches(/./)(value.console) && isCaretRange(String(value.console)) && Object.keys(value).length === 1,
    '应为形如 { "console": "^1.4" } 的版本范围',
    'must be a range like { "console": "^1.4" }',
  ),
}

const known = Object.keys(rules).join(', ')

function findManifestErrors(given: Readonly<Record<string, unknown>>): readonly (Message & { readonly path: string })[] {
  const wrong = Object.entries(rules).flatMap(([path, { isFine, otherwise }]) => (isFine(given[path]) ? [] : { path, ...otherwise }))
  const strange = Object.keys(given)
    .filter((path) => !Object.hasOwn(rules, path))
    .map((path) => ({ path, zh: `没有这个选项；可用的有 ${known}`, en: `is not an option; known are ${known}` }))
  if (wrong.length + strange.length > 0) return [...wrong, ...strange]
  const isListed = isRecord(given.files) && Object.hasOwn(given.files, String(given.entry))
  return isListed ? [] : [{ path: 'entry', ...rules.entry.otherwise }]
}

/**
 * Parses the entry at `index` of the list.
 * @throws {@link RemotePluginError} with kind `manifest` and all errors of the entry
 */
export function parseManifest(given: unknown, index: number): Manifest {
  const isObject = isRecord(given)
  const findings = isObject ? findManifestErrors(given) : [{ path: '', zh: '应为对象', en: 'must be an object' }]
  if (isObject && findings.length === 0) return given as unknown as Manifest // every field was checked above
  const format = (language: keyof Message) =>
    findings.map((one) => `outside[${index}]${one.path && `.${one.path}`} ${one[language]}`).join('; ')
  throw new RemotePluginError('manifest', { 'zh-cn': format('zh'), en: format('en') })
}
