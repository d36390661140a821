import { defineArea, register } from '../../engine/area'
import { userTable } from '../../system/organisation/user-table'
import { businessRequestMocks } from './business-request'
import { definitionTable } from './definition-table'
import { assigneeMocks } from './engine/assignees'
import { simulationMocks } from './engine/simulate-model'
import { followMocks } from './follow'
import { formMocks } from './form'
import { instanceTable } from './instance-table'
import { managerMocks } from './manager'
import { migrationMocks } from './migration'
import { flowModelMocks, flowModelTable } from './model'
import { delegationMocks, delegationTable } from './organization/delegation'
import { handOverMocks } from './organization/hand-over'
import { processMocks } from './process'
import { commentMocks } from './request/comments'
import { copyMocks } from './request/copies'
import { requestTable } from './request/request-table'
import { statisticsMocks } from './statistics'
import { stepMocks } from './steps'
import { workMocks } from './work'

export const flow = defineArea({
  entities: [
    register(flowModelTable, flowModelMocks),
    register(definitionTable, managerMocks),
    register(instanceTable, processMocks),
    register(requestTable, formMocks),
    register(delegationTable, delegationMocks, { userId: userTable, ownerId: userTable }),
  ],
  mocks: [
    ...followMocks,
    ...workMocks,
    ...stepMocks,
    ...copyMocks,
    ...handOverMocks,
    ...migrationMocks,
    ...statisticsMocks,
    ...businessRequestMocks,
    ...assigneeMocks,
    ...simulationMocks,
    ...commentMocks,
  ],
})
