import { defineArea, register } from '../../engine/area'
import { definitionTable } from './definition-table'
import { assigneeMocks } from './engine/assignees'
import { simulationMocks } from './engine/simulate-model'
import { followMocks } from './follow'
import { formMocks } from './form'
import { instanceTable } from './instance-table'
import { managerMocks } from './manager'
import { flowModelMocks, flowModelTable } from './model'
import { processMocks } from './process'
import { requestTable } from './request-table'
import { stepMocks } from './steps'
import { workMocks } from './work'

export const flow = defineArea({
  entities: [
    register(flowModelTable, flowModelMocks),
    register(definitionTable, managerMocks),
    register(instanceTable, processMocks),
    register(requestTable, formMocks),
  ],
  mocks: [...followMocks, ...workMocks, ...stepMocks, ...assigneeMocks, ...simulationMocks],
})
