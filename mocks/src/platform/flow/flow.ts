import { followMocks } from './follow'
import { managerMocks } from './manager'
import { flowModelMocks } from './model'
import { processMocks } from './process'
import { workMocks } from './work'

export const flowMocks = [...flowModelMocks, ...managerMocks, ...followMocks, ...processMocks, ...workMocks]
