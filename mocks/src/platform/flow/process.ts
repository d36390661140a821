import { flowProcess } from '@jwsk/sdk/flow'
import { type Call, mock } from '../../engine/mock'
import { missingParameter } from '../../engine/refusal'
import { rowOf } from '../audited-row'
import { required } from '../options'
import { caseTable, processOf } from './case-table'
import type { Case } from './case-types'
import { definitionTable } from './definition-table'
import { historyOf } from './history'
import { drawPicture } from './picture'

/** The definition that a call is about, named itself or by one of its instances. */
function requestedCase({ world, query }: Call): { readonly definitionId: string; readonly instance: Case | undefined } {
  const { processInstanceId = '', processDefinitionId = '' } = query
  if (processInstanceId !== '') {
    const instance = rowOf(world, caseTable, processInstanceId)
    return { definitionId: instance.definitionId, instance }
  }
  if (processDefinitionId === '') throw missingParameter('processDefinitionId')
  return { definitionId: processDefinitionId, instance: undefined }
}

function casePicture(call: Call): string {
  const { definitionId, instance } = requestedCase(call)
  const visits = instance?.visits ?? []
  return drawPicture(processOf(call.world, definitionId), {
    done: new Set(visits.filter((visit) => visit.endTime !== '').map((visit) => visit.nodeId)),
    active: new Set(visits.filter((visit) => visit.endTime === '').map((visit) => visit.nodeId)),
  })
}

export const processMocks = [
  mock(flowProcess.modelView, (call) => {
    const { definitionId, instance } = requestedCase(call)
    return { xml: rowOf(call.world, definitionTable, definitionId).xml, flow: instance ? historyOf(call.world, instance) : [] }
  }),
  mock(flowProcess.diagramView, (call) => new Response(casePicture(call), { headers: { 'content-type': 'image/svg+xml' } })),
  mock(flowProcess.resourceView, (call) => {
    const { definitionId } = requestedCase(call)
    const { xml, resourceName, diagramResourceName } = rowOf(call.world, definitionTable, definitionId)
    const image = call.query.resourceType === 'image'
    const name = image ? diagramResourceName.replace(/png$/, 'svg') : resourceName
    return new Response(image ? casePicture(call) : xml, {
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      },
    })
  }),
  mock(flowProcess.historyFlowList, (call) => {
    const instance = rowOf(call.world, caseTable, required(call, 'processInstanceId'))
    return historyOf(call.world, instance).filter((visit) => visit.historyActivityType !== 'sequenceFlow')
  }),
]
