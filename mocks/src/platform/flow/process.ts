import { flowProcess } from '@jwsk/sdk/flow'
import { type Call, mock } from '../../engine/mock'
import { missingParameterError } from '../../engine/refusal'
import { requireParameter } from '../assertions'
import { requireRow } from '../audited-row'
import { definitionTable } from './definition-table'
import { settleDueTasks } from './engine/due'
import { createHistory, createTimeline } from './history'
import { instanceTable, requireProcess } from './instance-table'
import type { ProcessInstance } from './instance-types'
import { renderDiagram } from './rendering/render-diagram'

/** Returns the definition of a call, named by its own id or by one of its instances. */
function getRequestedInstance({ world, query }: Call): { readonly definitionId: string; readonly instance: ProcessInstance | undefined } {
  const { processInstanceId = '', processDefinitionId = '' } = query
  settleDueTasks(world)
  if (processInstanceId !== '') {
    const instance = requireRow(world, instanceTable, processInstanceId)
    return { definitionId: instance.definitionId, instance }
  }
  if (processDefinitionId === '') throw missingParameterError('processDefinitionId')
  return { definitionId: processDefinitionId, instance: undefined }
}

function renderInstanceDiagram(call: Call): string {
  const { definitionId, instance } = getRequestedInstance(call)
  const visits = instance?.activities ?? []
  return renderDiagram(requireProcess(call.world, definitionId), {
    done: new Set(visits.filter((visit) => visit.endTime !== '').map((visit) => visit.nodeId)),
    active: new Set(visits.filter((visit) => visit.endTime === '').map((visit) => visit.nodeId)),
  })
}

export const processMocks = [
  mock(flowProcess.modelView, (call) => {
    const { definitionId, instance } = getRequestedInstance(call)
    return {
      xml: requireRow(call.world, definitionTable, definitionId).xml,
      flow: instance ? [...createHistory(call.world, instance)] : [],
    }
  }),
  mock(flowProcess.diagramView, (call) => new Response(renderInstanceDiagram(call), { headers: { 'content-type': 'image/svg+xml' } })),
  mock(flowProcess.resourceView, (call) => {
    const { definitionId } = getRequestedInstance(call)
    const { xml, resourceName, diagramResourceName } = requireRow(call.world, definitionTable, definitionId)
    const image = call.query.resourceType === 'image'
    const name = image ? diagramResourceName.replace(/png$/, 'svg') : resourceName
    return new Response(image ? renderInstanceDiagram(call) : xml, {
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      },
    })
  }),
  mock(flowProcess.historyFlowList, (call) => {
    settleDueTasks(call.world)
    const instance = requireRow(call.world, instanceTable, requireParameter(call, 'processInstanceId'))
    return [...createTimeline(call.world, instance)]
  }),
]
