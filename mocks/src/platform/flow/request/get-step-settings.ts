import { getOwn } from '@jwsk/sdk'
import type { World } from '../../../engine/world/world'
import { definitionTable } from '../definition-table'

export type FieldRight = 'hidden' | 'read' | 'edit' | 'required'

/** What a step demands of its handlers and shows them. */
export interface HandlerSettings {
  /** By field name; columns of rows are `rows.column`. */
  readonly rights: Readonly<Record<string, FieldRight>>
  readonly hiddenButtons: readonly string[]
  readonly signature: boolean
  readonly remarkRequired: boolean
  /** `''` for a step of one handler. */
  readonly decision: string
}

type Attributes = Readonly<Record<string, string>>

const attributePattern = /(?:[\w-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const tagPattern = /<(?:[\w-]+:)?(formProperty|approval|person)\b([^>]*)>/g
const taskPattern = /<(?:[\w-]+:)?userTask\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:[\w-]+:)?userTask>)/g

const parseAttributes = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(attributePattern)].map(([, key = '', double, single]) => [key, double ?? single ?? '']))

function toRight({ readable, writable, required }: Attributes): FieldRight {
  if (readable === 'false') return 'hidden'
  if (writable === 'false') return 'read'
  return required === 'true' ? 'required' : 'edit'
}

/** Returns the attributes of a user task and of its extension elements. */
function readTask(xml: string, nodeId: string) {
  const [, own = '', content = ''] = [...xml.matchAll(taskPattern)].find(([, text = '']) => parseAttributes(text).id === nodeId) ?? []
  const tags = [...content.matchAll(tagPattern)].map(([, name, text = '']) => ({ name, attributes: parseAttributes(text) }))
  return { own: parseAttributes(own), tags }
}

/** Reads the rules by which a user task finds its people. */
export const readStepPeople = (xml: string, nodeId: string): readonly { readonly by: string; readonly value: string }[] =>
  readTask(xml, nodeId)
    .tags.filter(({ name }) => name === 'person')
    .map(({ attributes: { by = '', value = '' } }) => ({ by, value }))

/** Reads the settings of a user task from its file. */
export function readStepSettings(xml: string, nodeId: string): HandlerSettings {
  const { own, tags } = readTask(xml, nodeId)
  const approval = tags.find(({ name }) => name === 'approval')?.attributes ?? {}
  return {
    rights: Object.fromEntries(
      tags.filter(({ name }) => name === 'formProperty').map(({ attributes }) => [attributes.id ?? '', toRight(attributes)]),
    ),
    hiddenButtons: (approval.hiddenButtons ?? '').split(',').filter(Boolean),
    signature: approval.signature === 'true',
    remarkRequired: getOwn(own, 'remarkRequired') === 'true',
    decision: approval.decision ?? '',
  }
}

/** Returns the settings of a step of a deployed process. */
export const getStepSettings = (world: World, definitionId: string, nodeId: string): HandlerSettings =>
  readStepSettings(world.table(definitionTable).get(definitionId)?.xml ?? '', nodeId)
