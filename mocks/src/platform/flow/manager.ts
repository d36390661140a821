import { type FlowField, flowManager } from '@jwsk/sdk/flow'
import { requireIds } from '../../engine/crud'
import { toFields } from '../../engine/fields'
import { type Call, mock } from '../../engine/mock'
import { badParameterError, businessError } from '../../engine/refusal'
import type { World } from '../../engine/world/world'
import { requireParameter } from '../assertions'
import { missingRowError } from '../audited-row'
import { parseBpmn } from './bpmn'
import { createDefinitionId, type DefinitionRow, definitionState, definitionTable } from './definition-table'
import { instanceTable } from './instance-table'
import { unzip } from './unzip'
import { createDefinitionView, createModeFilter, listPage, visibleDefinition } from './views'

export interface Deployment {
  readonly xml: string
  readonly category: string
  /** Tenant; `''` for all tenants. */
  readonly tenantIds: string
  readonly formFields?: readonly FlowField[]
}

/** Creates the next version of a process. Throws if it cannot be executed. */
export function deployDefinition(world: World, { xml, category, tenantIds, formFields }: Deployment) {
  if (!/^flow_\w+$/.test(category)) throw badParameterError('category')
  const process = parseBpmn(xml)
  if (!process) throw businessError('流程文件解析失败，缺少流程或开始节点')
  const table = world.table(definitionTable)
  const deploymentId = world.nextId()
  for (const tenantId of new Set(tenantIds.split(',').map((id) => id.trim()))) {
    const earlier = table.all().filter((row) => row.key === process.id && row.tenantId === tenantId)
    const version = Math.max(0, ...earlier.map((row) => row.version)) + 1
    table.put({
      id: createDefinitionId(process.id, version, world.nextId()),
      key: process.id,
      name: process.name,
      version,
      category,
      tenantId,
      suspensionState: definitionState.active,
      deploymentTime: world.formatNow(),
      deploymentId,
      resourceName: `${process.name}.bpmn20.xml`,
      diagramResourceName: `${process.name}.${process.id}.png`,
      xml,
      // a file has no form: the fields of the previous version are reused
      formFields: formFields ?? earlier.at(-1)?.formFields ?? [],
    })
  }
}

const isProcessFile = (name: string) => /\.bpmn(20\.xml)?$/i.test(name)

async function readProcessFiles(file: unknown): Promise<string[]> {
  if (!(file instanceof File)) throw businessError('files:不能为空')
  if (isProcessFile(file.name)) return [await file.text()]
  if (!/\.(zip|bar)$/i.test(file.name)) throw businessError('流程文件的扩展名须为 .bpmn、.bpmn20.xml、.zip 或 .bar')
  const found = (await unzip(file)).filter(({ name }) => isProcessFile(name)).map(({ text }) => text)
  if (found.length === 0) throw businessError('压缩包中没有流程文件')
  return found
}

const getVisibleDefinitions = (call: Call) =>
  call.world
    .table(definitionTable)
    .all()
    .filter(visibleDefinition(call))
    .filter(createModeFilter(call.query.mode))
    .sort(compareByDeployment)

export const compareByDeployment = (left: DefinitionRow, right: DefinitionRow) => (left.deploymentTime < right.deploymentTime ? 1 : -1)

export const managerMocks = [
  mock(flowManager.page, (call) => listPage(call, getVisibleDefinitions(call).map(createDefinitionView(call.world)), ['mode'])),
  mock(flowManager.changeState, (call) => {
    const state = requireParameter(call, 'state')
    const table = call.world.table(definitionTable)
    const row = table.get(requireParameter(call, 'processId'))
    if (!row) throw missingRowError()
    if (state !== 'active' && state !== 'suspend') throw badParameterError('state')
    table.put({ ...row, suspensionState: state === 'active' ? definitionState.active : definitionState.suspended })
    return undefined
  }),
  mock(flowManager.deployUpload, async (call) => {
    const { files, category, tenantIds } = toFields(call.body)
    const texts = (await Promise.all([files].flat().map(readProcessFiles))).flat()
    for (const xml of texts) deployDefinition(call.world, { xml, category: String(category ?? ''), tenantIds: String(tenantIds ?? '') })
    return undefined
  }),
  mock(flowManager.deleteDeployment, ({ world, query }) => {
    const ids = requireIds(query, 'deploymentIds')
    const removed = world
      .table(definitionTable)
      .all()
      .filter((row) => ids.includes(row.deploymentId))
    if (removed.length === 0) throw missingRowError()
    for (const { id } of removed) {
      world.table(definitionTable).remove(id)
      for (const instance of world.table(instanceTable).all())
        if (instance.definitionId === id) world.table(instanceTable).remove(instance.id)
    }
    return undefined
  }),
]
