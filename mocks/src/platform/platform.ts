import { deskMocks } from './desk/desk'
import { developMocks } from './develop/develop'
import { flowMocks } from './flow/flow'
import { jobMocks } from './job/job'
import { logMocks } from './log/log'
import { maintenanceMocks } from './maintenance/maintenance'
import { mobileMocks } from './mobile/mobile'
import { reportMocks } from './report/report'
import { resourceMocks } from './resource/resource'

export const platformMocks = [
  ...deskMocks,
  ...developMocks,
  ...flowMocks,
  ...jobMocks,
  ...logMocks,
  ...maintenanceMocks,
  ...mobileMocks,
  ...reportMocks,
  ...resourceMocks,
]
