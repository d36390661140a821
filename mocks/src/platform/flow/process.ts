import { flowProcess } from '@jwsk/sdk/flow'
import { type Ask, mock } from '../../engine/mock'
import { missingParameter } from '../../engine/refusal'
import { rowOf } from '../kept'
import { required } from '../options'
import type { Case } from './case'
import { caseTable, processOf } from './case-table'
import { definitionTable } from './definition-table'
import { drawPicture } from './picture'
import { historyOf } from './views'

/** The definition that a call is about, named itself or by one of its instances. */
function asked({ world, query }: Ask): { readonly definitionId: string; readonly held: Case | undefined } {
  const { processInstanceId = '', processDefinitionId = '' } = query
  if (processInstanceId !== '') {
    const held = rowOf(world, caseTable, processInstanceId)
    return { definitionId: held.definitionId, held }
  }
  if (processDefinitionId === '') throw missingParameter('processDefinitionId')
  return { definitionId: processDefinitionId, held: undefined }
}

function picture(ask: Ask): string {
  const { definitionId, held } = asked(ask)
  const visits = held?.visits ?? []
  return drawPicture(processOf(ask.world, definitionId), {
    done: new Set(visits.filter((visit) => visit.endTime !== '').map((visit) => visit.nodeId)),
    active: new Set(visits.filter((visit) => visit.endTime === '').map((visit) => visit.nodeId)),
  })
}

export const processMocks = [
  mock(flowProcess.modelView, (ask) => {
    const { definitionId, held } = asked(ask)
    return { xml: rowOf(ask.world, definitionTable, definitionId).xml, flow: held ? historyOf(ask.world, held) : [] }
  }),
  mock(flowProcess.diagramView, (ask) => new Response(picture(ask), { headers: { 'content-type': 'image/svg+xml' } })),
  mock(flowProcess.resourceView, (ask) => {
    const { definitionId } = asked(ask)
    const { xml, resourceName, diagramResourceName } = rowOf(ask.world, definitionTable, definitionId)
    const image = ask.query.resourceType === 'image'
    const name = image ? diagramResourceName.replace(/png$/, 'svg') : resourceName
    return new Response(image ? picture(ask) : xml, {
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      },
    })
  }),
  mock(flowProcess.historyFlowList, (ask) => {
    const held = rowOf(ask.world, caseTable, required(ask, 'processInstanceId'))
    return historyOf(ask.world, held).filter((visit) => visit.historyActivityType !== 'sequenceFlow')
  }),
]
